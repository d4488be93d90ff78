import { mayBreakBetween, splitForLines } from './line-break-rules.ts';
import { orderLine } from './line-order-rules.ts';
import type { Direction } from './sheet-text.ts';
import type { SheetSpan } from './sheet.ts';
import type { Fragment, Piece, TextLine, Typesetter } from './typesetting.ts';

interface Word {
  pieces: Piece[];
  width: number;
  hasSpace: boolean;
  startsLine: boolean;
  isSeparator: boolean;
}

/** Breaks text into lines of a width; the first one may be shorter. */
export function breakLines(
  spans: readonly SheetSpan[],
  typesetter: Typesetter,
  { width, first = width, direction = 'ltr' }: { width: number; first?: number; direction?: Direction },
): TextLine[] {
  const words = toWords(spans, typesetter).flatMap((word) => splitWide(word, typesetter, width));
  const isOneLine = widthOf(words, typesetter) <= first;
  const lines: Word[][] = [];
  let line: Word[] = [];
  const limit = () => (lines.length === 0 ? first : width);
  for (const word of words) {
    const isForced = word.startsLine && !isOneLine;
    if (line.length > 0 && (isForced || widthOf([...line, word], typesetter) > limit())) {
      lines.push(line);
      line = [];
    }
    if (line.length > 0 || !word.isSeparator) line.push(word);
  }
  return [...lines, line]
    .map(withoutLastSeparator)
    .filter((words_) => words_.length > 0)
    .map((words_) => orderLine(setLine(words_, typesetter), typesetter, direction));
}

function withoutLastSeparator(line: Word[]): Word[] {
  return line.at(-1)?.isSeparator ? line.slice(0, -1) : line;
}

/** Words are what spaces keep apart, or what the script lets stand on different lines; one may have several looks. */
function toWords(spans: readonly SheetSpan[], typesetter: Typesetter): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  let hasSpace = false;
  for (const span of spans) {
    let startsLine = span.startsLine ?? false;
    for (const piece of typesetter.split(span)) {
      for (const text of wordsOf(piece)) {
        if (text.startsWith(' ')) {
          isOpen = false;
          hasSpace = true;
          continue;
        }
        const width = typesetter.measure(text, piece.font, span.size);
        const last = words.at(-1);
        const isGoingOn = isOpen && !mayBreakBetween(last?.pieces.at(-1)?.text ?? '', text);
        if (isGoingOn && last && !startsLine) {
          last.pieces.push({ ...piece, text });
          last.width += width;
        } else {
          const pieces = [{ ...piece, text }];
          words.push({ pieces, width, hasSpace, startsLine, isSeparator: span.isSeparator ?? false });
        }
        isOpen = true;
        hasSpace = false;
        startsLine = false;
      }
    }
  }
  return words;
}

/** A text that stays together is one word with spaces in it. */
function wordsOf({ text, span }: Piece): string[] {
  return span.isWhole ? [text] : text.split(/( +)/).filter(Boolean).flatMap(splitForLines);
}

/** A word that is wider than a line, cut where it fits: best behind a mark that an address has. */
function splitWide(word: Word, typesetter: Typesetter, width: number): Word[] {
  if (word.width <= width) return [word];
  const cut: Word[] = [];
  for (const piece of word.pieces) {
    for (const text of fittingParts(piece, typesetter, width)) {
      const partWidth = typesetter.measure(text, piece.font, piece.span.size);
      const isFirst = cut.length === 0;
      cut.push({
        pieces: [{ ...piece, text }],
        width: partWidth,
        hasSpace: isFirst && word.hasSpace,
        startsLine: isFirst && word.startsLine,
        isSeparator: false,
      });
    }
  }
  return cut;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function fittingParts({ text, font, span }: Piece, typesetter: Typesetter, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  const fits = (candidate: string) => typesetter.measure(candidate, font, span.size) <= width;
  for (const stretch of text.split(/(?<=[-/_.@?&=])/)) {
    if (fits(part + stretch)) part += stretch;
    else {
      if (part) parts.push(part);
      part = '';
      for (const { segment } of graphemes.segment(stretch)) {
        if (part && !fits(part + segment)) {
          parts.push(part);
          part = '';
        }
        part += segment;
      }
    }
  }
  return part ? [...parts, part] : parts;
}

function widthOf(words: readonly Word[], typesetter: Typesetter): number {
  let width = 0;
  for (const [at, word] of words.entries()) {
    width += word.width + (at > 0 && word.hasSpace ? spaceOf(words[at - 1], typesetter) : 0);
  }
  return width;
}

/** A space looks like the word before it. */
function spaceOf(word: Word | undefined, typesetter: Typesetter): number {
  const piece = word?.pieces.at(-1);
  return piece ? typesetter.measure(' ', piece.font, piece.span.size) : 0;
}

function setLine(words: readonly Word[], typesetter: Typesetter): TextLine {
  const fragments: Fragment[] = [];
  let x = 0;
  for (const [at, word] of words.entries()) {
    const last = fragments.at(-1);
    if (last && at > 0 && word.hasSpace) {
      const space = spaceOf(words[at - 1], typesetter);
      last.text += ' ';
      last.width += space;
      x += space;
    }
    for (const piece of word.pieces) {
      const width = typesetter.measure(piece.text, piece.font, piece.span.size);
      const before = fragments.at(-1);
      if (before && before.font === piece.font && before.span === piece.span) {
        before.text += piece.text;
        before.width += width;
      } else fragments.push({ ...piece, x, width, isRightToLeft: false });
      x += width;
    }
  }
  return { fragments, width: x };
}
