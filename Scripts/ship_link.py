"""Links a program again so that it is smaller.

SwiftPM exports every function of a program, for libraries that look them up by name at run time, and stores a relocation of 24 bytes for
each pointer in constant data. Applications need neither: without exports, and with packed relocations, a program is some 10 MB smaller.
Packed relocations need a C library of version 2.36.

Foundation contains the data of ICU for all languages, which is more than half of a small program. The data is one symbol in one member of
a static library. A linker takes that member only if nothing else defines the symbol, so an object file with less data replaces it.

The data is a table of named items. Items of other languages are left out, as the documentation of ICU describes; formatters then use the
root language for them.
"""

import ast
import os
import re
import struct
import subprocess
import tempfile
from pathlib import Path

MEMBER = "icu_packaged_data.cpp.o"
LANGUAGE = re.compile(r"([a-z]{2,3})(_[A-Za-z0-9]+)*")
# Names of two or three letters in the table that are no languages.
COMMON = {"root"}


class Unsupported(Exception):
    """The toolchain is not built as expected."""


def items_of(data):
    """The header, and the names and contents of the items."""
    header = struct.unpack_from("<H", data)[0]
    if data[12:16] != b"CmnD":
        raise Unsupported("the data of ICU has an unknown format")
    count = struct.unpack_from("<I", data, header)[0]
    entries = [struct.unpack_from("<II", data, header + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in entries[1:]] + [len(data) - header]
    items = []
    for (name, start), end in zip(entries, ends):
        name = data[header + name : data.index(b"\0", header + name)].decode()
        items.append((name, data[header + start : header + end]))
    return data[:header], items


def is_kept(name, languages):
    """Whether an item belongs to no language or to one of the languages."""
    file = name.split("/")[-1]
    language = LANGUAGE.fullmatch(file[:-4]) if file.endswith(".res") else None
    return not language or language[1] in languages or language[1] in COMMON


def table(header, items):
    """The data with some items, each aligned to 16 bytes as in the original."""
    names, positions = bytearray(), []
    for name, _ in items:
        positions.append(4 + 8 * len(items) + len(names))
        names += name.encode() + b"\0"
    start = 4 + 8 * len(items) + len(names)
    start += -(start + len(header)) % 16
    contents, entries = bytearray(), bytearray(struct.pack("<I", len(items)))
    for position, (_, content) in zip(positions, items):
        contents += bytes(-len(contents) % 16)
        entries += struct.pack("<II", position, start + len(contents))
        contents += content
    head = entries + names
    return header + bytes(head) + bytes(start - len(head)) + bytes(contents)


def object_file(library, languages, folder):
    """An object file that defines the symbol of the data."""

    def run(*command):
        return subprocess.run([str(part) for part in command], cwd=folder, check=True, capture_output=True, text=True).stdout

    run("ar", "x", library, MEMBER)
    symbol = re.search(r" R (icudt\d+_dat)$", run("nm", MEMBER), re.M)
    if not symbol:
        raise Unsupported(f"{library} does not define the data of ICU")
    run("objcopy", "-O", "binary", "--only-section=.rodata", MEMBER, "all.dat")
    header, items = items_of((folder / "all.dat").read_bytes())
    (folder / "some.dat").write_bytes(table(header, [item for item in items if is_kept(item[0], languages)]))
    (folder / "data.s").write_text(
        f".section .rodata\n.globl {symbol[1]}\n.hidden {symbol[1]}\n.balign 16\n.type {symbol[1]}, @object\n"
        f'{symbol[1]}:\n.incbin "some.dat"\n.size {symbol[1]}, .-{symbol[1]}\n.section .note.GNU-stack, "", @progbits\n'
    )
    run("clang", "-c", "data.s", "-o", "data.o")
    return folder / "data.o"


def packs_relocations():
    """Whether the C library of this machine, and so of all machines for which the packages are, reads packed relocations."""
    version = re.search(r"(\d+)\.(\d+)", os.confstr("CS_GNU_LIBC_VERSION") or "")
    return bool(version) and (int(version[1]), int(version[2])) >= (2, 36)


def link(manifest, executable, languages, target):
    """Runs the command with which SwiftPM linked a program again; with languages, the data of the others is left out."""
    commands = [ast.literal_eval(line) for line in re.findall(r"^\s*args: (\[.*\])$", Path(manifest).read_text(), re.M)]
    names = {str(executable), str(executable.parent.resolve() / executable.name)}
    command = next((c for c in commands if "-emit-executable" in c and c[c.index("-o") + 1] in names), None)
    if not command:
        raise Unsupported("the command that links the program was not found")
    options = ["-use-ld=lld", "-Xlinker", "--no-export-dynamic"]
    if packs_relocations():
        options += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    library = Path(command[0]).resolve().parent.parent / "lib/swift_static/linux/lib_FoundationICU.a"
    with tempfile.TemporaryDirectory() as folder:
        place = command.index("-o")
        linked = command[:place] + ["-o", str(target)] + command[place + 2 :] + options
        if languages:
            if not library.is_file():
                raise Unsupported(f"there is no {library}")
            # An object before the libraries.
            linked.insert(place, str(object_file(library, set(languages), Path(folder))))
        result = subprocess.run(linked, capture_output=True, text=True)
        if result.returncode:
            raise Unsupported((result.stderr.strip().splitlines() or ["the linker failed"])[-1])
