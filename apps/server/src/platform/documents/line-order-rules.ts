import createBidi from 'bidi-js';
import type { Fragment, TextLine, Typesetter } from './typesetting.ts';
import { rightToLeft, type Direction } from './sheet-text.ts';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Days, numbers of papers and of phones, and ranges: beside Arabic letters their parts would change places. */
const code = /\+\d[\d ().-]*\d|\d+(?:[-‑–−/.:,]\d+)+/g;
const asOneNumber = (found: string) => '0'.repeat(found.length);

interface Leveled extends Fragment {
  level: number;
  /** In the order of reading. */
  at: number;
}

/** A line with each fragment where it is seen, by Unicode's bidirectional algorithm; they stay in the order of reading. */
export function orderLine(line: TextLine, typesetter: Typesetter, direction: Direction): TextLine {
  const text = line.fragments.map((fragment) => fragment.text).join('');
  if (direction === 'ltr' && !rightToLeft.test(text)) return line;
  const { levels } = bidi.getEmbeddingLevels(text.replaceAll(code, asOneNumber), direction);
  let x = 0;
  const placed = reorder(cutByLevel(line.fragments, levels)).map((fragment) => {
    const width = typesetter.measure(fragment.text, fragment.font, fragment.span.size);
    const one = { ...fragment, x, width };
    x += width;
    return one;
  });
  const read = placed.toSorted((one, other) => one.at - other.at);
  return {
    fragments: read.map(({ level, at: _at, ...fragment }) => ({
      ...fragment,
      isRightToLeft: level % 2 === 1,
    })),
    width: x,
  };
}

function cutByLevel(fragments: readonly Fragment[], levels: Uint8Array): Leveled[] {
  const all: Leveled[] = [];
  let at = 0;
  for (const fragment of fragments) {
    const cut: Leveled[] = [];
    for (const { segment } of graphemes.segment(fragment.text)) {
      const level = levels[at] ?? 0;
      const last = cut.at(-1);
      if (last?.level === level) last.text += segment;
      else cut.push({ ...fragment, text: segment, level, at });
      at += segment.length;
    }
    all.push(...cut);
  }
  return all;
}

/** From the highest level to the lowest odd one, whatever stands together on a level or above it is turned round. */
function reorder(fragments: readonly Leveled[]): Leveled[] {
  let ordered = [...fragments];
  for (let level = Math.max(...ordered.map((one) => one.level)); level > 0; level--) {
    const next: Leveled[] = [];
    let turned: Leveled[] = [];
    for (const fragment of ordered) {
      if (fragment.level >= level) turned.unshift(fragment);
      else {
        next.push(...turned, fragment);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

/** A text of a right-to-left run as it is seen, for a font that does not turn it round itself. */
export function asSeen(text: string): string {
  return [...graphemes.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('');
}
