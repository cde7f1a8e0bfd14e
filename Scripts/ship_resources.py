"""Finds what the resources of an application say beside Info.plist: its icon in an asset catalog, and its name in other languages."""

import json
import plistlib
import re
import struct

# The names of languages in Apple's folders that differ from those of locales.
LOCALES = {"zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "zh-HK": "zh_HK", "zh-Hant-HK": "zh_HK", "sr-Latn": "sr@latin"}
LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2}|@[a-z]+)?")


class Invalid(Exception):
    """A resource that cannot be used, with the reason."""


# Icons


class Icon:
    """An image file, and whether its corners are to be rounded."""

    def __init__(self, file, is_square):
        self.file, self.is_square = file, is_square


def width_in_points(entry):
    """The width of an image in pixels as the catalog gives it, or 0."""
    found = re.fullmatch(r"([0-9.]+)x[0-9.]+", entry.get("size") or "")
    scale = re.fullmatch(r"([0-9.]+)x", entry.get("scale") or "1x")
    return float(found[1]) * float(scale[1] if scale else 1) if found else 0


def png_width(file):
    data = file.read_bytes()[:24]
    return struct.unpack(">I", data[16:20])[0] if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) == 24 else 0


def catalog_icon(name, folders):
    """The largest image of the icon NAME in the asset catalogs of some folders, or None if there is no such icon.

    Images for dark and tinted appearances are left out. Images for phones and tablets fill a square, whose corners are rounded.
    """
    catalogs = [catalog for folder in folders for catalog in sorted(folder.glob("*.xcassets"))]
    icon = next((icon for catalog in catalogs for icon in sorted(catalog.rglob(f"{name}.appiconset"))), None)
    if icon is None:
        return None
    try:
        images = json.loads((icon / "Contents.json").read_text())["images"]
        usable = [entry for entry in images if entry.get("filename") and not entry.get("appearances")]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Invalid(f"{icon / 'Contents.json'} is not a valid list of images: {error}") from error
    usable = [entry for entry in usable if (icon / entry["filename"]).suffix in (".png", ".svg") and (icon / entry["filename"]).is_file()]
    if not usable:
        raise Invalid(f"the icon {icon} contains no PNG or SVG file")
    largest = max(usable, key=lambda entry: (width_in_points(entry), png_width(icon / entry["filename"])))
    return Icon(icon / largest["filename"], largest.get("idiom") != "mac")


# Names in other languages


def locale_name(language):
    """The name of a locale for a language such as pt-BR, or None for Base and unknown forms."""
    name = LOCALES.get(language, language.replace("-", "_"))
    return name if LANGUAGE.fullmatch(name) else None


TOKEN = re.compile(r'\s+|/\*.*?\*/|//[^\n]*|"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.$-]+)|([=;])', re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


def unescape(text):
    text = re.sub(r"\\U([0-9a-fA-F]{4})", lambda found: chr(int(found[1], 16)), text)
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), text, flags=re.S)


def read_strings(file):
    """The texts of a file of strings by key: a property list, or lines such as "key" = "text";"""
    data = file.read_bytes()
    try:
        if data.startswith(b"bplist") or data.lstrip().startswith(b"<"):
            return plistlib.loads(data)
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except Exception as error:
        raise Invalid(f"{file} is not a list of strings: {error}") from error
    words, place = [], 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if not found:
            raise Invalid(f"{file} is not a list of strings: line {text.count(chr(10), 0, place) + 1}")
        place = found.end()
        if found[1] is not None:
            words.append((unescape(found[1]), True))
        elif found[2] or found[3]:
            words.append((found[2] or found[3], bool(found[2])))
    strings = {}
    for index in range(0, len(words), 4):
        part = words[index : index + 4]
        if [word for word, is_text in part if not is_text] != ["=", ";"] or [is_text for _, is_text in part] != [True, False, True, False]:
            raise Invalid(f'{file} is not a list of strings: "{part[0][0]}" is not followed by a text and a semicolon')
        strings[part[0][0]] = part[2][0]
    return strings


def names(folders):
    """The name of the application by locale, from InfoPlist.strings and InfoPlist.xcstrings of some folders."""
    found = {}

    def add(language, strings):
        name = strings.get("CFBundleDisplayName") or strings.get("CFBundleName")
        if (locale := locale_name(language)) and isinstance(name, str) and name.strip():
            found.setdefault(locale, name.strip())

    for folder in folders:
        for file in sorted(folder.glob("*.lproj/InfoPlist.strings")):
            add(file.parent.stem, read_strings(file))
        file = folder / "InfoPlist.xcstrings"
        if file.is_file():
            try:
                strings = json.loads(file.read_text())["strings"]
                for key in ("CFBundleDisplayName", "CFBundleName"):
                    for language, entry in strings.get(key, {}).get("localizations", {}).items():
                        add(language, {key: entry["stringUnit"]["value"]})
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise Invalid(f"{file} is not a catalog of strings: {error!r}") from error
    return dict(sorted(found.items()))


def localizations(settings):
    """The dictionary "localizations" of Ship.json by locale."""
    values = settings.get("localizations") or {}
    if not isinstance(values, dict) or not all(isinstance(entry, dict) for entry in values.values()):
        raise Invalid('"localizations" in Ship.json is not a dictionary of dictionaries by language')
    found = {}
    for language, entry in values.items():
        if (locale := locale_name(language)) is None:
            raise Invalid(f'"{language}" in "localizations" of Ship.json is not a language such as de or pt-BR')
        found[locale] = entry
    return dict(sorted(found.items()))
