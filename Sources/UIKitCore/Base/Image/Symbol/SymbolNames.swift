/// The names of the symbols that the documentation lists.
///
/// Further names are variants by rule, such as `b.square` and `house.slash`.
package enum SymbolNames {
  /// The names in alphabetical order.
  package static let all: [String] = list.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let list = """
    0.circle 0.circle.fill 01.square 02.square 03.square 04.square 1.circle 1.circle.fill
    1.magnifyingglass 1.square.fill 10.arrow.trianglehead.clockwise
    10.arrow.trianglehead.counterclockwise 10.circle 10.circle.fill 11.circle 11.circle.fill
    12.circle 12.circle.fill 13.circle 13.circle.fill 14.circle 14.circle.fill 15.circle
    15.circle.fill 16.circle 16.circle.fill 17.circle 17.circle.fill 18.circle 18.circle.fill
    19.circle 19.circle.fill 2.circle 2.circle.fill 2.square.fill 20.circle 20.circle.fill 20.square
    21.circle 21.circle.fill 22.circle 22.circle.fill 23.circle 23.circle.fill 24.circle
    24.circle.fill 25.circle 25.circle.fill 26.circle 26.circle.fill 27.circle 27.circle.fill
    28.circle 28.circle.fill 29.circle 29.circle.fill 3.circle 3.circle.fill 3.square.fill 30.circle
    30.circle.fill 31.circle 31.circle.fill 32.circle 32.circle.fill 33.circle 33.circle.fill
    34.circle 34.circle.fill 35.circle 35.circle.fill 36.circle 36.circle.fill 37.circle
    37.circle.fill 38.circle 38.circle.fill 39.circle 39.circle.fill 4.circle 4.circle.fill
    40.circle 40.circle.fill 41.circle 41.circle.fill 42.circle 42.circle.fill 43.circle
    43.circle.fill 44.circle 44.circle.fill 45.circle 45.circle.fill 46.circle 46.circle.fill
    47.circle 47.circle.fill 48.circle 48.circle.fill 49.circle 49.circle.fill 5.circle
    5.circle.fill 50.circle 50.circle.fill 6.circle 6.circle.fill 7.circle 7.circle.fill 8.circle
    8.circle.fill 9.circle 9.circle.fill a.circle a.circle.fill a.square.fill abc accessibility
    airplane airplayaudio airplayaudio.badge.exclamationmark airplayvideo airpods airpods.gen3
    airpods.max airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill alarm
    align.horizontal.center align.horizontal.left align.horizontal.right align.vertical.bottom
    align.vertical.center align.vertical.top angle ant ant.circle antenna.radiowaves.left.and.right
    app app.badge app.badge.fill app.fill apple.terminal applewatch arcade.stick
    arcade.stick.and.arrow.left.and.arrow.right.outward arcade.stick.and.arrow.up.and.arrow.down
    archivebox archivebox.badge.plus archivebox.circle archivebox.fill arrow.2.circlepath
    arrow.2.circlepath.circle arrow.2.squarepath arrow.3.trianglepath arrow.backward
    arrow.circlepath arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill
    arrow.clockwise.icloud arrow.counterclockwise arrow.counterclockwise.circle arrow.down
    arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.document
    arrow.down.document.fill arrow.down.left arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.to.line.alt arrow.down.to.line.compact arrow.forward arrow.forward.to.line arrow.left
    arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.circle.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.arrow.right
    arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill arrow.left.circle
    arrow.left.circle.fill arrow.left.square.fill arrow.left.to.line arrow.left.to.line.alt
    arrow.right arrow.right.arrow.left arrow.right.circle arrow.right.circle.dotted
    arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line
    arrow.right.to.line.alt arrow.right.to.line.square.fill arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch arrow.triangle.merge
    arrow.triangle.turn.up.right.diamond arrow.trianglehead.2.clockwise
    arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
    arrow.trianglehead.merge arrow.trianglehead.turn.up.right.diamond
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill arrow.turn.down.left
    arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.up.left arrow.up
    arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle.fill
    arrow.up.and.down.text.horizontal arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.bin
    arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.document.fill arrow.up.forward
    arrow.up.forward.app arrow.up.forward.square arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.message arrow.up.right arrow.up.right.and.arrow.down.left.rectangle
    arrow.up.right.circle arrow.up.right.square arrow.up.right.video.fill arrow.up.to.line
    arrow.up.to.line.alt arrow.up.to.line.compact arrow.up.to.line.square.fill arrow.uturn.backward
    arrow.uturn.backward.circle arrow.uturn.backward.circle.fill arrow.uturn.backward.square
    arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.left.fill
    arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.circle.fill
    arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.up arrowtriangle.backward.fill
    arrowtriangle.down.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.fill
    arrowtriangle.up arrowtriangle.up.square aspectratio at atom b.circle b.circle.fill
    b.square.fill backward backward.end backward.end.fill backward.fill badge.plus.radiowaves.right
    bag bag.badge.plus bag.fill bag.fill.badge.plus balloon bandage bandage.fill banknote
    banknote.fill barcode barcode.viewfinder baseball basket basketball battery.0 battery.0percent
    battery.100 battery.100.bolt battery.50percent battery.75 battery.75percent beach.umbrella
    beats.headphones bed.double bed.double.fill bell bell.and.waves.left.and.right bell.badge
    bell.badge.fill bell.circle bell.circle.fill bell.fill bell.slash bell.slash.fill beziercurve
    bicycle bird bird.circle birthday.cake bold bolt bolt.circle bolt.fill bolt.horizontal
    bolt.horizontal.circle.fill bolt.horizontal.cloud.fill bolt.horizontal.fill
    bolt.horizontal.icloud.fill bolt.slash bolt.slash.circle bolt.slash.fill
    bolt.trianglebadge.exclamationmark.fill book book.circle book.circle.fill book.closed
    book.closed.circle.fill book.closed.fill book.fill book.pages bookmark bookmark.badge.plus
    bookmark.circle.fill bookmark.fill bookmark.slash bookmark.slash.fill bookmark.square.fill
    books.vertical books.vertical.circle.fill books.vertical.fill box.truck brain.head.profile
    briefcase.fill bubble bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right bubble.left.fill
    bubble.right building building.2 building.2.crop.circle building.2.fill building.columns
    building.columns.fill bus c.circle c.circle.fill c.square.fill calendar calendar.badge.checkmark
    calendar.badge.clock calendar.badge.clock.rtl calendar.badge.exclamationmark
    calendar.badge.minus calendar.badge.plus calendar.badge.questionmark calendar.circle
    calendar.circle.fill camera camera.aperture camera.badge.ellipsis camera.circle
    camera.circle.fill camera.fill camera.filters camera.macro camera.rotate camera.rotate.fill
    camera.viewfinder candybarphone capslock capslock.fill capsule capsule.fill capsule.portrait
    captions.bubble captions.bubble.fill car car.2 car.circle.fill car.fill carrot cart
    cart.badge.questionmark cart.circle cart.fill case cat cellularbars chair chair.lounge character
    character.book.closed character.cursor.ibeam character.textbox chart.bar chart.bar.fill
    chart.bar.xaxis chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill
    chart.xyaxis.line checklist checkmark checkmark.bubble checkmark.bubble.fill checkmark.circle
    checkmark.circle.fill checkmark.diamond.fill checkmark.icloud checkmark.message
    checkmark.message.fill checkmark.rectangle.fill checkmark.rectangle.stack
    checkmark.rectangle.stack.fill checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.down.circle
    chevron.down.circle.fill chevron.down.dotted.2 chevron.forward chevron.left chevron.left.2
    chevron.left.circle chevron.left.circle.fill chevron.left.forwardslash.chevron.right
    chevron.right chevron.right.2 chevron.right.circle chevron.right.circle.fill chevron.up
    chevron.up.2 chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill
    chevron.up.dotted.2 circle circle.circle circle.dashed circle.dotted circle.fill circle.grid.2x2
    circle.grid.2x2.fill circle.grid.cross circle.grid.cross.left.fill circle.grid.hex
    circle.grid.hex.fill circle.hexagongrid circle.hexagongrid.fill circle.lefthalf.fill
    circle.lefthalf.filled circle.righthalf.fill circlebadge.2 circlebadge.fill clipboard clock
    clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge.checkmark
    clock.badge.fill clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain
    cloud.bolt.rain.fill cloud.drizzle cloud.drizzle.circle.fill cloud.drizzle.fill cloud.fill
    cloud.fog cloud.heavyrain cloud.moon cloud.rain cloud.slash.fill cloud.snow cloud.sun
    cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill comb
    comb.fill command computermouse computermouse.fill contextualmenu.and.cursorarrow control cpu
    cpu.fill creditcard creditcard.fill crop cross.case crown crown.fill cube cube.box cube.box.fill
    cube.fill cube.transparent cube.transparent.fill cup.and.saucer cup.and.saucer.fill curlybraces
    cursorarrow cursorarrow.rays cylinder.split.1x2 d.circle d.circle.fill d.square.fill
    delete.backward delete.left delete.left.fill delete.right.fill deskclock desktopcomputer
    desktopcomputer.and.arrow.down dial dial.fill diamond dice dice.fill die.face.5 display divide
    divide.circle doc doc.badge.plus doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc
    doc.on.doc.fill doc.plaintext doc.richtext doc.text doc.text.fill doc.text.image
    doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder doc.viewfinder.fill doc.zipper
    document document.badge.plus document.on.clipboard document.on.document
    document.on.document.fill dog dog.fill dollarsign dollarsign.circle dollarsign.circle.fill
    dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right
    dot.radiowaves.up.forward dot.viewfinder dpad drop drop.fill dumbbell e.circle e.circle.fill
    e.square.fill eject ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle
    ellipsis.circle.fill ellipsis.curlybraces envelope envelope.badge envelope.circle envelope.fill
    envelope.open envelope.open.fill equal eraser eraser.fill escape eurosign eurosign.circle
    eurosign.circle.fill exclamationmark exclamationmark.2 exclamationmark.3
    exclamationmark.arrow.triangle.2.circlepath
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 exclamationmark.bubble
    exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.cloud.fill exclamationmark.icloud.fill exclamationmark.magnifyingglass
    exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.shield
    exclamationmark.triangle exclamationmark.triangle.fill externaldrive
    externaldrive.badge.exclamationmark externaldrive.badge.icloud externaldrive.badge.minus
    externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.badge.xmark
    externaldrive.connected.to.line.below externaldrive.fill externaldrive.fill.badge.checkmark
    externaldrive.fill.badge.person.crop externaldrive.fill.badge.wifi eye eye.circle eye.fill
    eye.slash eye.slash.circle eye.slash.fill eyedropper eyedropper.full eyedropper.halffull
    eyeglasses eyes f.circle f.cursive f.square.fill face.dashed face.smiling face.smiling.fill
    faceid fan fan.fill faxmachine ferry figure.and.child.holdinghands figure.archery
    figure.badminton figure.flexibility figure.hiking figure.play figure.run figure.stand
    figure.stand.line.dotted.figure.stand figure.walk figure.walk.motion filemenu.and.cursorarrow
    filemenu.and.selection film film.fill film.stack fish flag flag.checkered flag.fill flame
    flame.fill flashlight.off.fill flashlight.on.fill flask flask.fill flip.horizontal
    flip.horizontal.fill folder folder.badge.gearshape folder.badge.magnifyingglass
    folder.badge.minus folder.badge.person.crop folder.badge.plus folder.circle.fill folder.fill
    folder.fill.badge.gearshape folder.fill.badge.person.crop folder.fill.badge.plus football
    fork.knife forward forward.end forward.end.fill forward.fill fuelpump g.circle g.circle.fill
    g.square.fill gamecontroller gamecontroller.fill gauge gauge.badge.plus
    gauge.open.with.lines.needle.33percent gauge.with.dots.needle.bottom.50percent gauge.with.needle
    gear gear.circle gear.circle.fill gearshape gearshape.2 gearshape.2.fill gearshape.fill gift
    gift.fill globe globe.americas globe.americas.fill globe.desk globe.europe.africa gobackward
    gobackward.10 gobackward.15 gobackward.30 gobackward.minus goforward goforward.10 goforward.15
    goforward.30 goforward.plus graduationcap guitars h.circle h.square.fill hammer hammer.fill
    hand.draw hand.draw.fill hand.pinch hand.point.right.fill hand.point.up hand.raised
    hand.raised.fill hand.raised.slash hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.circle
    hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle hand.thumbsup.fill hand.wave
    hand.wave.fill hands.clap hands.clap.fill hare hare.fill headphones headphones.circle
    headphones.circle.fill heart heart.circle heart.circle.fill heart.fill heart.slash
    heart.text.square hexagon hexagon.fill hifispeaker highlighter homepod horn hourglass
    hourglass.bottomhalf.fill hourglass.tophalf.fill house house.circle house.fill i.circle
    i.square.fill icloud icloud.and.arrow.down icloud.and.arrow.up icloud.and.arrow.up.fill
    icloud.fill icloud.slash infinity info info.circle info.circle.fill info.square.fill
    inset.filled.bottomthird.rectangle inset.filled.circle inset.filled.leadinghalf.rectangle
    inset.filled.leadingthird.rectangle inset.filled.rectangle inset.filled.rectangle.badge.record
    inset.filled.topthird.rectangle inset.filled.trailinghalf.rectangle
    inset.filled.trailingthird.rectangle internaldrive ipad ipad.and.iphone ipad.fill
    ipad.homebutton iphone iphone.gen3 iphone.homebutton iphone.slash italic j.circle j.square.fill
    k.circle k.square.fill key key.fill key.icloud key.viewfinder keyboard
    keyboard.chevron.compact.down keyboard.chevron.compact.down.fill keyboard.fill l.circle
    l.square.fill ladybug ladybug.fill laptopcomputer laptopcomputer.trianglebadge.exclamationmark
    largecircle.fill.circle lasso laurel.leading laurel.trailing leaf leaf.arrow.circlepath
    leaf.fill lifepreserver lifepreserver.fill lightbulb lightbulb.fill lightbulb.max
    lightbulb.max.fill line.2.horizontal line.3.horizontal line.3.horizontal.circle
    line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
    line.horizontal.3.decrease line.horizontal.3.decrease.circle link link.badge.minus
    link.badge.plus link.circle link.circle.fill list.and.film list.bullet
    list.bullet.below.rectangle list.bullet.circle.fill list.bullet.clipboard
    list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.rectangle.portrait list.clipboard list.clipboard.fill list.dash
    list.dash.header.rectangle list.number list.star list.triangle livephoto location location.fill
    location.fill.viewfinder location.north location.north.circle.fill location.viewfinder lock
    lock.circle lock.display lock.doc lock.fill lock.open lock.open.display lock.open.fill
    lock.open.rotation lock.rotation lock.shield lock.slash lock.square
    lock.trianglebadge.exclamationmark.fill m.circle m.square.fill macbook macbook.and.iphone
    macmini macpro.gen3.fill macwindow macwindow.and.pointer.arrow macwindow.badge.plus
    macwindow.on.rectangle magnifyingglass magnifyingglass.circle map map.fill mappin
    mappin.and.ellipse mappin.circle mappin.circle.fill medal medal.fill medical.thermometer
    megaphone megaphone.fill memories memories.badge.plus memorychip memorychip.fill
    menubar.rectangle menucard menucard.fill message message.fill mic mic.circle.fill mic.fill
    mic.slash mic.slash.fill microphone.fill microphone.slash.fill minus minus.circle
    minus.circle.fill minus.magnifyingglass minus.square moon moon.circle moon.circle.fill moon.fill
    moon.stars moon.stars.fill moon.zzz mountain.2 movieclapper mug multiply multiply.circle.fill
    music.mic music.note music.note.list music.quarternote.3 n.circle n.square.fill network
    network.badge.shield.half.filled network.slash newspaper newspaper.fill nosign note.text
    note.text.badge.plus number number.circle number.circle.fill number.square o.circle
    o.square.fill octagon opticaldisc opticaldiscdrive opticaldiscdrive.fill option oval p.circle
    p.square.fill paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette
    paintpalette.fill paperclip paperclip.circle.fill paperplane paperplane.circle.fill
    paperplane.fill paragraph party.popper pause pause.circle pause.circle.fill pause.fill
    pause.rectangle pawprint pawprint.circle pawprint.fill pc pencil pencil.and.list.clipboard
    pencil.and.outline pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.slash
    pentagon percent person person.2 person.2.badge.gearshape person.2.circle person.2.fill
    person.2.slash person.3 person.3.fill person.and.arrow.left.and.arrow.right person.badge.clock
    person.badge.key person.badge.key.fill person.badge.minus person.badge.plus
    person.badge.shield.checkmark person.badge.shield.exclamationmark person.circle
    person.circle.fill person.crop.artframe person.crop.circle person.crop.circle.badge.checkmark
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon
    person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.badge.xmark.fill
    person.crop.circle.dashed person.crop.circle.fill person.crop.circle.fill.badge.checkmark
    person.crop.rectangle person.crop.square person.fill person.fill.and.arrow.left.and.arrow.right
    person.fill.badge.minus person.fill.badge.plus person.fill.checkmark person.fill.questionmark
    person.fill.viewfinder person.fill.xmark person.icloud person.slash person.text.rectangle
    person.wave.2 phone phone.and.waveform phone.and.waveform.fill phone.arrow.down.left
    phone.arrow.up.right phone.badge.plus phone.connection phone.down phone.down.fill phone.fill
    photo photo.artframe photo.badge.arrow.down photo.badge.exclamationmark
    photo.badge.magnifyingglass photo.badge.plus photo.circle.fill photo.fill photo.on.rectangle
    photo.on.rectangle.angled photo.stack pianokeys pills pin pin.fill pin.slash pin.slash.fill pip
    pip.enter pip.exit placeholdertext.fill platter.filled.bottom.iphone platter.filled.top.iphone
    play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill
    play.rectangle.on.rectangle play.square.stack play.square.stack.fill play.tv play.tv.fill
    playpause playpause.circle.fill playpause.fill plus plus.app plus.app.fill plus.bubble
    plus.bubble.fill plus.circle plus.circle.fill plus.magnifyingglass plus.rectangle.fill
    plus.rectangle.on.folder plus.rectangle.on.rectangle plus.square plus.square.dashed
    plus.square.fill.on.square.fill plus.square.on.square plus.viewfinder plusminus plusminus.circle
    point.topleft.down.curvedto.point.bottomright.up pointer.arrow pointer.arrow.click
    pointer.arrow.click.2 pointer.arrow.motionlines.click power poweroff poweron poweroutlet.type.b
    poweroutlet.type.b.fill poweroutlet.type.f poweroutlet.type.f.fill powerplug printer
    printer.fill puzzlepiece puzzlepiece.extension puzzlepiece.fill q.circle q.square.fill qrcode
    qrcode.viewfinder questionmark questionmark.app.dashed questionmark.bubble
    questionmark.bubble.fill questionmark.circle questionmark.circle.fill questionmark.diamond
    questionmark.diamond.fill questionmark.square questionmark.square.dashed quote.bubble
    quote.bubble.fill quote.closing quote.opening r.circle r.square.fill rainbow record.circle
    record.circle.fill rectangle rectangle.2.swap rectangle.3.group rectangle.3.offgrid
    rectangle.3.offgrid.fill rectangle.and.hand.point.up.left rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.arrowtriangle.2.inward
    rectangle.arrowtriangle.2.outward rectangle.bottomthird.inset.filled rectangle.compress.vertical
    rectangle.connected.to.line.below rectangle.dashed rectangle.dashed.badge.record
    rectangle.expand.vertical rectangle.fill.on.rectangle.angled.fill
    rectangle.fill.on.rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.grid.3x2 rectangle.inset.filled rectangle.inset.filled.on.rectangle
    rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.on.rectangle.fill
    rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.right rectangle.portrait.and.landscape
    rectangle.portrait.arrowtriangle.2.outward rectangle.slash rectangle.split.1x2
    rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.badge.checkmark
    rectangle.stack.badge.person.crop rectangle.stack.badge.plus rectangle.stack.fill
    rectangle.topthird.inset.filled repeat repeat.1 resolution restart return rhombus rhombus.fill
    richtext.page rosette rotate.left rotate.right ruler ruler.fill s.circle s.square.fill safari
    safari.fill sailboat scalemass scalemass.fill scanner scissors scooter scope screwdriver
    scribble scribble.variable scroll sdcard seal seal.fill server.rack shield shield.fill
    shield.lefthalf.fill shield.lefthalf.filled shield.lefthalf.filled.badge.checkmark shift
    shift.fill shippingbox shippingbox.fill shuffle sidebar.leading sidebar.left sidebar.right
    sidebar.trailing signature signpost.left signpost.right.fill simcard skew slider.horizontal.3
    slider.horizontal.below.rectangle slider.horizontal.below.square.filled.and.square
    slider.vertical.3 smiley smoke smoke.fill snow snowflake soccerball sofa sofa.fill sparkle
    sparkle.magnifyingglass sparkles sparkles.rectangle.stack sparkles.rectangle.stack.fill
    sparkles.tv speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1.fill
    speaker.wave.2 speaker.wave.2.bubble speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speedometer sportscourt square square.2.layers.3d square.3.layers.3d.top.filled
    square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.circle
    square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.pencil square.bottomthird.inset.filled square.dashed square.fill
    square.fill.on.square square.fill.on.square.fill square.fill.text.grid.1x2
    square.filled.on.square square.grid.2x2 square.grid.2x2.fill square.grid.3x3
    square.leadingthird.inset.filled square.on.square square.on.square.dashed square.split.2x1
    square.stack square.stack.3d.up square.stack.3d.up.fill
    square.stack.3d.up.trianglebadge.exclamationmark square.stack.fill
    square.trailingthird.inset.filled star star.bubble star.bubble.fill star.circle star.circle.fill
    star.fill star.slash star.slash.fill sterlingsign sterlingsign.circle stethoscope stop
    stop.circle stop.circle.fill stop.fill stopwatch strikethrough suit.club suit.club.fill
    suit.diamond suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suitcase
    sun.haze sun.haze.fill sun.horizon sun.horizon.fill sun.max sun.max.circle.fill sun.max.fill
    sun.min sun.min.fill sunrise sunrise.circle.fill sunrise.fill sunset sunset.fill swatchpalette
    swatchpalette.fill switch.2 t.circle t.square.fill tag tag.fill target teletype tennisball
    terminal testtube.2 text.aligncenter text.alignleft text.alignright text.append
    text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.below.photo
    text.below.photo.fill text.book.closed text.bubble text.bubble.fill text.document text.justify
    text.justifyleft text.line.first.and.arrowtriangle.backward
    text.line.first.and.arrowtriangle.forward text.magnifyingglass text.page text.viewfinder
    textformat textformat.123 textformat.abc textformat.alt textformat.characters textformat.size
    textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript
    theatermasks thermometer thermometer.sun thermometer.variable timelapse timer tortoise
    tortoise.fill touchid tram tram.fill translate trash trash.circle trash.circle.fill trash.fill
    trash.square tray tray.2 tray.2.fill tray.and.arrow.down tray.and.arrow.down.fill
    tray.and.arrow.up tray.fill tray.full tray.full.fill tree triangle triangle.fill trophy
    trophy.fill tv tv.fill u.circle u.square.fill umbrella underline v.circle v.square.fill video
    video.bubble video.bubble.left video.circle video.fill video.slash video.slash.fill viewfinder
    viewfinder.circle viewfinder.circle.fill volleyball w.circle w.square.fill wand.and.rays
    wand.and.sparkles wand.and.stars water.waves wave.3.left wave.3.right wave.3.right.circle.fill
    waveform waveform.path waveform.path.ecg widget.extralarge.badge.plus wifi wifi.exclamationmark
    wifi.slash wind window.shade.closed window.shade.open wineglass wrench wrench.and.screwdriver
    wrench.and.screwdriver.fill x.circle x.circle.fill x.square.fill xmark xmark.bin
    xmark.bin.circle xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.seal
    xmark.seal.fill xmark.shield xmark.square.fill xserve y.circle y.square.fill yensign z.circle
    z.square.fill zzz
    """
}
