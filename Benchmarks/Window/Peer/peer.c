// The scene of WindowBenchmark with libadwaita: a view switcher bar and five pages with a header and 20 rows.
//
// The signal USR1 changes the badge of the third page, and USR2 only wakes the program up. The first argument is the height of the
// window, and the second one, "still", turns animations off.

#include <adwaita.h>
#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>

static const char *style =
    ".page { background: #fff; }"
    ".header { min-height: 96px; }"
    ".header label { font: bold 17px Inter; color: #fff; margin-bottom: 12px; }"
    ".row { font: 15px Inter; min-height: 31px; padding-left: 16px; color: #000; }"
    ".t0 { background: #007aff; } .t1 { background: #34c759; } .t2 { background: #ff9500; }"
    ".t3 { background: #af52de; } .t4 { background: #ff2d55; }";
static const char *titles[] = {"Home", "Search", "Library", "Messages", "Profile"};
static const char *icons[] = {"go-home-symbolic", "edit-find-symbolic", "folder-symbolic",
                              "mail-unread-symbolic", "avatar-default-symbolic"};
static int height = 844;
static gboolean is_still;

static GtkWidget *make_page(int index) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(page, "page");
  GtkWidget *header = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(header, "header");
  char *text = g_strdup_printf("t%d", index);
  gtk_widget_add_css_class(header, text);
  g_free(text);
  text = g_strdup_printf("Tab %d", index);
  GtkWidget *heading = gtk_label_new(text);
  g_free(text);
  gtk_widget_set_vexpand(heading, TRUE);
  gtk_widget_set_valign(heading, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(header), heading);
  gtk_widget_set_vexpand(header, FALSE);
  gtk_box_append(GTK_BOX(page), header);
  for (int row = 0; row < 20; row++) {
    text = g_strdup_printf("Row %d of tab %d: the quick brown fox jumps", row, index);
    GtkWidget *label = gtk_label_new(text);
    g_free(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, "row");
    gtk_box_append(GTK_BOX(page), label);
  }
  return page;
}

static gboolean change_badge(gpointer page) {
  guint number = adw_view_stack_page_get_badge_number(ADW_VIEW_STACK_PAGE(page));
  adw_view_stack_page_set_badge_number(ADW_VIEW_STACK_PAGE(page), number == 3 ? 4 : 3);
  return G_SOURCE_CONTINUE;
}

static gboolean wake(gpointer page) { return G_SOURCE_CONTINUE; }

static void activate(GtkApplication *application) {
  if (is_still) g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, height);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child(GTK_WINDOW(window), box);
  AdwViewStack *stack = ADW_VIEW_STACK(adw_view_stack_new());
  gtk_widget_set_vexpand(GTK_WIDGET(stack), TRUE);
  gtk_box_append(GTK_BOX(box), GTK_WIDGET(stack));
  GtkWidget *bar = adw_view_switcher_bar_new();
  adw_view_switcher_bar_set_stack(ADW_VIEW_SWITCHER_BAR(bar), stack);
  adw_view_switcher_bar_set_reveal(ADW_VIEW_SWITCHER_BAR(bar), TRUE);
  gtk_box_append(GTK_BOX(box), bar);
  for (int index = 0; index < 5; index++) {
    AdwViewStackPage *page =
        adw_view_stack_add_titled(stack, make_page(index), titles[index], titles[index]);
    adw_view_stack_page_set_icon_name(page, icons[index]);
    if (index != 2) continue;
    adw_view_stack_page_set_badge_number(page, 3);
    g_unix_signal_add(SIGUSR1, change_badge, page);
    g_unix_signal_add(SIGUSR2, wake, page);
  }
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  if (count > 1) height = atoi(arguments[1]);
  is_still = count > 2 && strcmp(arguments[2], "still") == 0;
  AdwApplication *application = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
