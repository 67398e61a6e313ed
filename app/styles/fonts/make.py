"""One WOFF2 file per family, with exactly the letters this site sets. README.md says when and how to run it."""

import copy
import sys
from pathlib import Path

from fontTools.otlLib.builder import buildCoverage
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

SERBIAN = {"č": "c", "ć": "c", "š": "s", "ž": "z", "đ": "d", "Č": "C", "Ć": "C", "Š": "S", "Ž": "Z", "Đ": "D"}
ASCII = [chr(code) for code in range(0x20, 0x7F) if chr(code) not in "#$<>\\^`{|}~"]
SIGNS = list("\u00a0\u00ad§©²·×÷é„“”’–—…€−")
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "rvrn"]

UNUSED_TABLES = ["STAT", "GDEF", "gasp"]  # for menus of fonts, marks that are not set, and hints that are cut away
# How far a point of a weight between may be off, in units of 1000 or 1200 to an em: a tenth of a pixel in the largest figure.
TOLERANCE = 1.5

# Family: file name in the packages of @fontsource-variable, weights the stylesheets use.
FAMILIES = {"familjen-grotesk": (600, 700), "figtree": (400, 650)}


def copy_glyph(target: TTFont, source: TTFont, name: str) -> None:
    """Copies an outline with its parts and its variations."""
    if name in target["glyf"].glyphs:
        return
    glyph = source["glyf"][name]
    if glyph.isComposite():
        for part in glyph.components:
            copy_glyph(target, source, part.glyphName)
    target["glyf"][name] = copy.deepcopy(glyph)
    target["hmtx"][name] = source["hmtx"][name]
    target["gvar"].variations[name] = copy.deepcopy(source["gvar"].variations.get(name, []))


def kern_alike(target: TTFont, name: str, base: str) -> None:
    """Kerns an accented letter as the letter it is built on: the two files share no kerning between each other."""
    order = target.getReverseGlyphMap(rebuild=True)
    for lookup in target["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType != 2:
            continue
        for pairs in lookup.SubTable:
            first = list(pairs.Coverage.glyphs)
            if pairs.Format == 2:
                if base in first:
                    first.append(name)
                for classes in (pairs.ClassDef1, pairs.ClassDef2):
                    if base in classes.classDefs:
                        classes.classDefs[name] = classes.classDefs[base]
            else:
                sets = dict(zip(first, pairs.PairSet))
                for pair_set in sets.values():
                    for record in [r for r in pair_set.PairValueRecord if r.SecondGlyph == base]:
                        twin = copy.deepcopy(record)
                        twin.SecondGlyph = name
                        pair_set.PairValueRecord.append(twin)
                    pair_set.PairValueRecord.sort(key=lambda r: order[r.SecondGlyph])
                    pair_set.PairValueCount = len(pair_set.PairValueRecord)
                if base in sets:
                    sets[name] = copy.deepcopy(sets[base])
                first = list(sets)
            pairs.Coverage = buildCoverage(first, order)
            if pairs.Format == 1:
                pairs.PairSet = [sets[glyph] for glyph in pairs.Coverage.glyphs]
                pairs.PairSetCount = len(pairs.PairSet)


def leave_out_small_moves(font: TTFont) -> None:
    """Lets a point follow its neighbours from weight to weight where it hardly moves by itself."""
    outlines = font["glyf"]
    for name, variations in font["gvar"].variations.items():
        if outlines[name].numberOfContours < 1:
            continue
        points, control = outlines._getCoordinatesAndControls(name, font["hmtx"].metrics)
        ends = list(control.endPts)
        for variation in variations:
            moves = [(round(x), round(y)) for x, y in iup_delta(variation.coordinates, points, ends)]
            variation.coordinates = iup_delta_optimize(moves, points, ends, tolerance=TOLERANCE)


def make(folder: Path, family: str, weights: tuple[int, int]) -> None:
    latin, extended = (
        instantiateVariableFont(TTFont(folder / f"{family}-{part}-wght-normal.woff2"), {"wght": weights})
        for part in ("latin", "latin-ext")
    )
    names = extended.getBestCmap()
    for letter in SERBIAN:
        copy_glyph(latin, extended, names[ord(letter)])
        for table in latin["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = names[ord(letter)]
    for letter, base in SERBIAN.items():
        kern_alike(latin, names[ord(letter)], latin.getBestCmap()[ord(base)])
    del latin["HVAR"]  # knows only the old glyphs; the widths vary with the outlines, in gvar

    for name in latin.getGlyphOrder():
        latin["gvar"].variations.setdefault(name, [])  # the subsetter wants an entry even for what never varies

    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[1, 2, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(ASCII + SIGNS + list(SERBIAN)))
    subsetter.subset(latin)
    leave_out_small_moves(latin)
    for table in UNUSED_TABLES:
        if table in latin:
            del latin[table]
    latin.flavor = "woff2"
    latin.save(Path(__file__).parent / f"{family}.woff2")


if __name__ == "__main__":
    for family, weights in FAMILIES.items():
        make(Path(sys.argv[1]), family, weights)
