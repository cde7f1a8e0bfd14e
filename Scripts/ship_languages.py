"""Links a program again with Foundation's data of some languages only.

Foundation contains the data of ICU for all languages, which is more than half of a small program. The data is one symbol in one member of
a static library. A linker takes that member only if nothing else defines the symbol, so an object file with less data replaces it.

The data is a table of named items. Items of other languages are left out, as the documentation of ICU describes; formatters then use the
root language for them.
"""

import ast
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


def link(manifest, executable, languages, target):
    """Runs the command with which SwiftPM linked a program again, with an object file that has the data of some languages."""
    commands = [ast.literal_eval(line) for line in re.findall(r"^\s*args: (\[.*\])$", Path(manifest).read_text(), re.M)]
    names = {str(executable), str(executable.parent.resolve() / executable.name)}
    command = next((c for c in commands if "-emit-executable" in c and c[c.index("-o") + 1] in names), None)
    if not command:
        raise Unsupported("the command that links the program was not found")
    libraries = Path(command[0]).resolve().parent.parent / "lib/swift_static/linux/lib_FoundationICU.a"
    if not libraries.is_file():
        raise Unsupported(f"there is no {libraries}")
    with tempfile.TemporaryDirectory() as folder:
        data = object_file(libraries, set(languages), Path(folder))
        place = command.index("-o")
        linked = command[:place] + [str(data), "-o", str(target)] + command[place + 2 :]
        result = subprocess.run(linked, capture_output=True, text=True)
        if result.returncode:
            raise Unsupported(result.stderr.strip().splitlines()[-1])
