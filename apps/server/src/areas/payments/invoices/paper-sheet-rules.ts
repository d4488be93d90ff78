import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import type { Say } from '@waymark/contract/text/say';
import { encode } from 'uqr';
import { faces } from '../../../platform/documents/faces.ts';
import { papers } from '../../../platform/documents/papers.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Sheet, SheetBlock, SheetColumn, SheetSpan } from '../../../platform/documents/sheet.ts';

const margin = 64;
const ink = '#17211d';
const muted = '#55615c';
const hairline = { color: '#cfd6d2', thickness: 0.75, gap: 8 } as const;
const gutter = 24;

/** The page, and the widths on it. */
function frameOf({ size = 'a4' }: Pick<PaperText, 'size'>) {
  const page = papers[size];
  const width = page.width - 2 * margin;
  return { page, width, half: (width - gutter) / 2 };
}

interface Fact {
  name: string;
  value: string;
  strong?: boolean;
}

/** The contents of a receipt, an invoice or a credit note, from top to bottom. */
export interface PaperText {
  /** A4 where it is not said. */
  size?: keyof typeof papers;
  /** English where it is not said. */
  language?: Language;
  title: string;
  /** The kind of paper; a receipt where it is not said. */
  block?: string;
  seller: string[];
  billed: string[];
  facts: Fact[];
  name: string;
  description: string;
  amount: string;
  totals: Fact[];
  closing: string[];
  /** Where it is paid. */
  account?: Fact[];
  /** The text of the code that a bank's app reads. */
  code?: string | undefined;
  /** The same as data, kept within the file. */
  data?: Sheet['data'];
}

interface Look {
  size?: number;
  isBold?: boolean;
  isMuted?: boolean;
}

/** A receipt, an invoice or a credit note laid out for drawing. */
export function layOutPaper(given: PaperText): Sheet {
  const say = sayIn(given.language ?? sourceLanguage);
  const { title, block = say`Receipt`, seller, billed, facts, data } = given;
  const { page, width, half } = frameOf(given);
  const column = (x: number, heading: string, lines: readonly string[]): SheetColumn => ({
    x,
    width: half,
    isOneSided: true,
    blocks: [
      line(heading, { size: 9, isBold: true, isMuted: true }, { role: 'H2', keepsNext: true }),
      ...lines.map((text, at) => line(text, { size: 11 }, { above: at === 0 ? 3 : 1 })),
    ],
  });
  return {
    title,
    author: seller[0] ?? '',
    language: say.language,
    ...page,
    top: margin,
    bottom: page.height - margin,
    headGap: 26,
    head: {
      x: margin,
      width,
      blocks: [
        line(title, { size: 24, isBold: true }, { role: 'H1', isFitted: true }),
        ...seller.flatMap((text, at) =>
          text.split('\n').map((part, of) => line(part, { isMuted: true }, { above: at + of === 0 ? 6 : 0 })),
        ),
      ],
    },
    columns: [
      column(margin, say`Billed to`, billed),
      column(
        margin + half + gutter,
        block,
        facts.map(({ name, value }) => `${name}: ${value}`),
      ),
    ],
    foot: {
      x: margin,
      width,
      isOneSided: true,
      blocks: [...amountBlocks(say, given), ...accountBlocks(say, given)],
    },
    footer: { text: title, size: 8.5, color: muted, x: margin, width },
    fonts: faces.sans,
    commonFont: 'Calibri',
    data,
  };
}

function amountBlocks(say: Say, given: PaperText): SheetBlock[] {
  const { name, description, amount, totals, closing } = given;
  const { half } = frameOf(given);
  const heading: Look = { size: 9, isBold: true, isMuted: true };
  return [
    line(say`Description`, heading, { aside: span(say`Amount`, heading), rule: hairline, keepsNext: true }),
    line(
      name,
      { size: 11, isBold: true },
      { aside: span(amount, { size: 11, isBold: true }), keepsNext: true },
    ),
    line(description, { isMuted: true }, { above: 2, rule: hairline }),
    ...totals.map(({ name: label, value, strong: isBold = false }, at) => {
      const look: Look = { size: isBold ? 13 : 11, isBold };
      return line(label, look, { aside: span(value, look), above: at === 0 ? 2 : 4, indent: half + gutter });
    }),
    ...closing.map((text, at) => line(text, { isMuted: true }, { above: at === 0 ? 26 : 3 })),
  ];
}

/** As large as apps read from paper: two and a half centimetres. */
const codeSize = 72;

function accountBlocks(say: Say, { account = [], code }: PaperText): SheetBlock[] {
  const facts = account.map(({ name, value }, at) =>
    line(`${name}: ${value}`, {}, { above: at === 0 ? 14 : 2, keepsNext: true }),
  );
  if (code === undefined) return facts;
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  return [
    ...facts,
    {
      ...line(say`Scan with your bank’s app to pay (Girocode)`, { isMuted: true }, { above: 14 }),
      lineHeight: codeSize,
      indent: codeSize + gutter,
      picture: {
        modules: data,
        across: size,
        width: codeSize,
        about: say`Girocode: a transfer for a bank’s app`,
      },
    },
  ];
}

function span(text: string, { size = 10, isBold = false, isMuted = false }: Look): SheetSpan {
  return { text, font: isBold ? 'bold' : 'regular', size, color: isMuted ? muted : ink };
}

function line(text: string, look: Look, more: Partial<SheetBlock> = {}): SheetBlock {
  return { role: 'P', spans: [span(text, look)], lineHeight: 1.4 * (look.size ?? 10), above: 0, ...more };
}
