"""Makes the committed fonts: one subset woff2 per family for the pages, the heading TTF for the documents.

Needs python3-fonttools and python3-brotli (Debian). Run from the repository: python3 scripts/fonts/build.py
The results are committed; nobody needs this script to build or run the site.
"""

import unicodedata
from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
VARIABLE = ROOT / "node_modules/@fontsource-variable/archivo/files"
DOCUMENTS = ROOT / "documents/fonts"
WEB = ROOT / "src/web/design/fonts"
HEADING_TTF = DOCUMENTS / "ArchivoHeading.ttf"
HEADING_AXES = {"wght": 770, "wdth": 112}
# Only headings are so heavy, so one axis holds all cuts of the pages: above 600 the letters also widen.
ARCHIVO_CUTS = [{"wght": 400, "wdth": 100}, {"wght": 600, "wdth": 100}, HEADING_AXES]

BASIC = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u202f\u00ad"
SLOVAK = "áäčďéíĺľňóôŕšťúýž"
NEIGHBOURS = "ěřůőűöüß"
MARKS = "„“‚‘’”–—…·•€§°²³½×÷−→←©"
CHARACTERS = BASIC + SLOVAK + SLOVAK.upper() + NEIGHBOURS + NEIGHBOURS.replace("ß", "").upper() + MARKS

# Letters whose accent stands right of the stem; kerning of the bare letter would push the next one into it.
RIGHT_CARON = {"dcaron", "lcaron", "tcaron"}
SPACES = {0x20, 0xA0}
# Units of a thousand between such an accent and a space: what a bare letter keeps.
LEAST_BEFORE_SPACE = 20
STOPS = {ord("."), ord(",")}
# Units that a letter may take from a full stop after it: more hides the stop under an arm, as in "stavby.example".
MOST_OVER_STOP = 60


def archivo(axes: dict[str, int]) -> TTFont:
    """One cut of Archivo with all Slovak letters, from the two halves that npm delivers."""
    halves = []
    for half in ("latin", "latin-ext"):
        font = TTFont(VARIABLE / f"archivo-{half}-standard-normal.woff2")
        font = instancer.instantiateVariableFont(font, axes)
        font.flavor = None
        for tag in ("STAT", "GSUB"):
            if tag in font:
                del font[tag]
        path = Path(f"/tmp/archivo-{half}.ttf")
        font.save(path)
        halves.append(str(path))
    merged = Merger().merge(halves)
    kern_accents_like_letters(merged)
    return merged


def kern_accents_like_letters(font: TTFont) -> None:
    """Halves know no pairs across each other: give accented letters the kerning of their bare letter."""
    bare = {}
    cmap = font.getBestCmap()
    for code, glyph in cmap.items():
        parts = unicodedata.normalize("NFD", chr(code))
        if len(parts) > 1 and ord(parts[0]) in cmap:
            bare[glyph] = cmap[ord(parts[0])]
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                extend_pairs(table, bare, font.getGlyphID)


def extend_pairs(table, bare: dict[str, str], glyph_id) -> None:
    covered = set(table.Coverage.glyphs)
    added = [g for g, b in bare.items() if b in covered and g not in covered and g not in RIGHT_CARON]
    if table.Format == 1:
        sets = dict(zip(table.Coverage.glyphs, table.PairSet))
        for glyph in added:
            sets[glyph] = sets[bare[glyph]]
        order = sorted(sets, key=glyph_id)
        table.Coverage.glyphs, table.PairSet = order, [sets[g] for g in order]
        table.PairSetCount = len(order)
        return
    table.Coverage.glyphs = sorted(covered.union(added), key=glyph_id)
    first, second = table.ClassDef1.classDefs, table.ClassDef2.classDefs
    for glyph in added:
        if bare[glyph] in first:
            first[glyph] = first[bare[glyph]]
    for glyph, base in bare.items():
        if base in second and glyph not in second:
            second[glyph] = second[base]


def keep_words_apart(font: TTFont) -> TTFont:
    """On screens a space is three pixels: no letter takes from it, and those whose accent leans over it give some back."""
    names, glyphs = font.getBestCmap(), font["glyf"]
    spaces = {names[code] for code in SPACES if code in names}
    pairs = [
        getattr(table, "ExtSubTable", table)
        for lookup in font["GPOS"].table.LookupList.Lookup
        for table in lookup.SubTable
    ]
    keep_stops_seen(pairs, {names[code] for code in STOPS})
    single = [table for table in pairs if table.LookupType == 2 and table.Format == 1]
    for table in single:
        for first in table.PairSet:
            first.PairValueRecord = [one for one in first.PairValueRecord if one.SecondGlyph not in spaces]
        set_pairs(table, {g: s for g, s in pairs_of(table).items() if g not in spaces and s.PairValueRecord}, font)
    added = pairs_of(single[0])
    for letter in RIGHT_CARON:
        width, _ = font["hmtx"][letter]
        first = added.setdefault(letter, otTables.PairSet())
        first.PairValueRecord = getattr(first, "PairValueRecord", []) + [
            pair(space, LEAST_BEFORE_SPACE - (width - glyphs[letter].xMax)) for space in spaces
        ]
        first.PairValueRecord.sort(key=lambda one: font.getGlyphID(one.SecondGlyph))
    set_pairs(single[0], added, font)
    return font


def keep_stops_seen(pairs: list, stops: set[str]) -> None:
    """On screens a full stop is two pixels, and stays beside the letter before it."""
    for table in pairs:
        if table.LookupType != 2 or table.Format != 2:
            continue
        classes = {table.ClassDef2.classDefs.get(stop, 0) for stop in stops} - {0}
        for first in table.Class1Record:
            for number in classes:
                value = first.Class2Record[number].Value1
                if value and getattr(value, "XAdvance", 0) < -MOST_OVER_STOP:
                    value.XAdvance = -MOST_OVER_STOP


def pairs_of(table) -> dict:
    return dict(zip(table.Coverage.glyphs, table.PairSet))


def set_pairs(table, sets: dict, font: TTFont) -> None:
    order = sorted(sets, key=font.getGlyphID)
    table.Coverage.glyphs, table.PairSet = order, [sets[glyph] for glyph in order]
    table.PairSetCount = len(order)
    for one in table.PairSet:
        one.PairValueCount = len(one.PairValueRecord)


def pair(second: str, distance: int):
    record = otTables.PairValueRecord()
    record.SecondGlyph, record.Value1, record.Value2 = second, ValueRecord(), None
    record.Value1.XAdvance = distance
    return record


def rename(font: TTFont, family: str) -> None:
    names = {1: family, 2: "Regular", 3: f"{family} 770/112", 4: family, 6: family.replace(" ", "")}
    for record in list(font["name"].names):
        if record.nameID in (16, 17, 21, 22, 25):
            font["name"].removeNames(nameID=record.nameID)
    for name_id, value in names.items():
        font["name"].setName(value, name_id, 3, 1, 0x409)
    # A family of one face calls itself regular, so that no reader or typesetter thickens it further.
    font["OS/2"].usWeightClass = 400
    font["OS/2"].usWidthClass = 5
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x21) | 0x40
    font["head"].macStyle = 0


def for_web(font: TTFont) -> TTFont:
    """The font with nothing but what the pages write."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 14]
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    missing = sorted(set(map(ord, SLOVAK + SLOVAK.upper())) - set(font.getBestCmap()))
    if missing:
        raise SystemExit(f"No glyph for {''.join(map(chr, missing))}")
    return font


def along_weight(cuts: dict[int, TTFont]) -> TTFont:
    """One variable font through the cuts of these weights."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=min(cuts), default=min(cuts), maximum=max(cuts)))
    for weight, font in cuts.items():
        # Saved and read again: only then all tables are in the form that the builder compares.
        path = Path(f"/tmp/archivo-{weight}.ttf")
        font.save(path)
        space.addSource(SourceDescriptor(font=TTFont(path), name=path.name, location={"Weight": weight}))
    font, _, _ = varLib.build(space, exclude=["HVAR", "MVAR", "STAT"])
    return font


def save_for_web(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    target = WEB / f"{name}.woff2"
    font.save(target)
    print(f"{target.name} {target.stat().st_size} B, ascent {font['hhea'].ascent}, descent {font['hhea'].descent}")


def main() -> None:
    WEB.mkdir(parents=True, exist_ok=True)
    heading = archivo(HEADING_AXES)
    rename(heading, "Archivo Heading")
    heading.save(HEADING_TTF)
    save_for_web(along_weight({axes["wght"]: for_web(keep_words_apart(archivo(axes))) for axes in ARCHIVO_CUTS}), "archivo")
    save_for_web(for_web(TTFont(DOCUMENTS / "IBMPlexMono_500Medium.ttf")), "plex-mono")


if __name__ == "__main__":
    main()
