import type { WorkField } from '@waymark/contract/pages/company-directory';
import { hashOf } from '../../../components/media/draw-mark.ts';

/** The colours of the pictures, which the style sheet gives for light and dark. */
type Tone = 'sky' | 'glow' | 'sun' | 'far' | 'mid' | 'near' | 'lit' | 'ground';

export interface Shape {
  /** A path in a picture of `width` and `height`. */
  d: string;
  tone: Tone;
  /** The width of a line; without it the path is filled. */
  line?: number;
}

export const width = 320;
export const height = 200;

interface Sheet {
  /** The next whole number of the sequence that the name seeds, from `from` to `to` inclusive. */
  roll: (from: number, to: number) => number;
}

/** A picture of a field of work; the same name always gets the same one. */
export function drawWork(field: WorkField, name: string): Shape[] {
  // A linear congruential generator: its high bits are random enough for a drawing.
  let state = hashOf(`${field} ${name}`);
  const roll = (from: number, to: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from + Math.floor((state / 2 ** 32) * (to - from + 1));
  };
  return painters[field]({ roll });
}

const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const painters: Record<WorkField, (sheet: Sheet) => Shape[]> = {
  designing: paintPattern,
  construct: paintSite,
  finance: paintFigures,
  development: paintCode,
  archeology: paintDig,
};

/** Cut paper: quarter discs, discs, corners and leaves in a grid. */
function paintPattern({ roll }: Sheet): Shape[] {
  const side = 80;
  const tones: Tone[] = ['far', 'mid', 'near', 'sun', 'lit', 'glow'];
  const forms = [
    (x: number, y: number) => `M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`,
    (x: number, y: number) => `M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}z`,
    (x: number, y: number) => disc(x + side / 2, y + side / 2, 30),
    (x: number, y: number) => `M${x} ${y}l${side} ${side}h${-side}z`,
    (x: number, y: number) => `M${x} ${y}q${side} 0 ${side} ${side}q${-side} 0 ${-side} ${-side}z`,
  ];
  const shapes: Shape[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const back = roll(0, tones.length - 1);
      const front = (back + roll(1, tones.length - 1)) % tones.length;
      shapes.push({ d: rect(x, y, side, side), tone: tones[back] ?? 'glow' });
      shapes.push({ d: forms[roll(0, forms.length - 1)]?.(x, y) ?? '', tone: tones[front] ?? 'mid' });
    }
  }
  return shapes;
}

function paintSky({ roll }: Sheet): Shape[] {
  return [
    { d: rect(0, 0, width, height), tone: 'sky' },
    { d: `M0 ${height * 0.6}q80-24 160-8t160-10V${height}H0z`, tone: 'glow' },
    { d: disc(roll(60, 260), roll(50, 80), roll(20, 32)), tone: 'sun' },
  ];
}

/** A building site with a crane. */
function paintSite(sheet: Sheet): Shape[] {
  const { roll } = sheet;
  const ground = height - 28;
  const left = roll(0, 1) === 1;
  const at = left ? 40 : 130;
  const floors = roll(3, Math.floor((height - 90) / 28));
  const top = ground - floors * 28;
  const mast = left ? 252 : 68;
  const jib = left ? -1 : 1;
  const load = mast + jib * roll(70, 130);
  const windows = Array.from({ length: floors - 1 }, (_, floor) =>
    [0, 1, 2, 3].map((pane) => rect(at + 14 + pane * 36, ground - (floor + 1) * 28 + 6, 20, 14)).join(''),
  ).join('');
  return [
    ...paintSky(sheet),
    { d: `M0 ${ground - 20}q70-26 150-14t170-12v80H0z`, tone: 'far' },
    { d: rect(at, top + 28, 150, ground - top - 28), tone: 'mid' },
    { d: windows, tone: 'lit' },
    {
      d: [0, 1, 2, 3, 4].map((post) => rect(at + post * 36, top, 6, 30)).join('') + rect(at, top, 150, 5),
      tone: 'near',
    },
    { d: rect(mast - 4, 26, 8, ground - 26) + rect(mast - 12, 36, 24, 16), tone: 'near' },
    {
      d: `M${mast - jib * 46} 34H${mast + jib * 160}M${mast} 16l${jib * 120} 18M${mast} 16l${-jib * 46} 18`,
      tone: 'near',
      line: 4,
    },
    { d: `M${load} 34V${Math.max(56, top - 24)}`, tone: 'near', line: 2 },
    { d: rect(load - 22, Math.max(56, top - 24), 44, 10), tone: 'sun' },
    { d: rect(0, ground, width, 28), tone: 'ground' },
  ];
}

/** A column chart with a line. */
function paintFigures(sheet: Sheet): Shape[] {
  const { roll } = sheet;
  const ground = height - 28;
  const columns = 8;
  const step = 36;
  const tops: number[] = [];
  for (let column = 0; column < columns; column++) {
    const grown = ((height - 120) * (column + 1)) / columns;
    tops.push(Math.round(ground - 24 - grown - roll(-12, 12)));
  }
  const x = (column: number) => 20 + column * step;
  const isHigh = (column: number) => column % 3 === roll(0, 2);
  const bar = (top: number, column: number) => rect(x(column), top, 24, ground - top);
  const marked = tops.map((_, column) => isHigh(column));
  const line = tops.map((top, column) => `${column === 0 ? 'M' : 'L'}${x(column) + 12} ${top - 18}`).join('');
  return [
    { d: rect(0, 0, width, height), tone: 'glow' },
    {
      d: [0.25, 0.5, 0.75].map((part) => `M0 ${Math.round(ground * part)}h${width}`).join(''),
      tone: 'sky',
      line: 2,
    },
    {
      d:
        tops.filter((_, column) => !marked[column]).length > 0
          ? tops.map((top, column) => (marked[column] ? '' : bar(top, column))).join('')
          : '',
      tone: 'mid',
    },
    { d: tops.map((top, column) => (marked[column] ? bar(top, column) : '')).join(''), tone: 'near' },
    { d: line, tone: 'sun', line: 5 },
    { d: disc(x(columns - 1) + 12, (tops.at(-1) ?? 60) - 18, 9), tone: 'sun' },
    { d: rect(0, ground, width, 28), tone: 'ground' },
  ];
}

/** Two editor windows, the front one with lines of code. */
function paintCode(sheet: Sheet): Shape[] {
  const { roll } = sheet;
  const frame = (x: number, y: number, w: number, h: number) =>
    `M${x + 10} ${y}h${w - 20}q10 0 10 10v${h - 20}q0 10-10 10h${20 - w}q-10 0-10-10v${20 - h}q0-10 10-10z`;
  const behind = roll(0, 1) === 1 ? 20 : 92;
  const front = 40 + roll(0, 2) * 8;
  const lines: Record<'lit' | 'sun' | 'far', string[]> = { lit: [], sun: [], far: [] };
  let indent = 0;
  for (let y = 92; y < height - 44; y += 18) {
    indent = Math.max(0, Math.min(3, indent + roll(-1, 1)));
    const x = front + 20 + indent * 18;
    const word = roll(24, 60);
    const tones = ['sun', 'far', 'lit'] as const;
    lines[tones[roll(0, 2)] ?? 'lit'].push(rect(x, y, word, 8));
    if (roll(0, 3) > 0) lines.lit.push(rect(x + word + 8, y, roll(20, 200 - word - indent * 18 - 8), 8));
  }
  return [
    { d: rect(0, 0, width, height), tone: 'sky' },
    { d: disc(roll(40, 280), roll(30, height - 30), roll(60, 100)), tone: 'glow' },
    { d: frame(behind, 24, 208, height - 84), tone: 'far' },
    { d: frame(front, 54, 240, height - 82), tone: 'ground' },
    { d: disc(front + 18, 70, 4) + disc(front + 32, 70, 4) + disc(front + 46, 70, 4), tone: 'mid' },
    ...(['lit', 'sun', 'far'] as const).map((tone) => ({ d: lines[tone].join(''), tone })),
  ];
}

/** Ruined columns, with finds in the layers below. */
function paintDig(sheet: Sheet): Shape[] {
  const { roll } = sheet;
  const ground = Math.round(height * 0.46);
  const layer = (y: number, tone: Tone): Shape => {
    const wave = roll(6, 14);
    return { d: `M0 ${y}q80 ${-wave} 160 0t160 0V${height}H0z`, tone };
  };
  const standing = roll(2, 4);
  const first = roll(40, 200 - standing * 20);
  const columns = Array.from({ length: standing }, (_, column) => {
    const tall = roll(30, ground - 62);
    const x = first + column * 34;
    return rect(x, ground - tall, 14, tall + 8) + rect(x - 4, ground - tall - 6, 22, 7);
  }).join('');
  const pot = roll(60, 240);
  const depth = Math.round(height * 0.7);
  return [
    ...paintSky(sheet),
    { d: columns, tone: 'lit' },
    layer(ground, 'mid'),
    layer(Math.round(height * 0.6), 'near'),
    layer(Math.round(height * 0.86), 'ground'),
    {
      d: `M${pot - 9} ${depth}h18l-4 8q22 10 15 32q-4 14-14 20h-12q-10-6-14-20q-7-22 15-32z`,
      tone: 'sun',
    },
    { d: `M${pot - 20} ${depth + 28}h40`, tone: 'lit', line: 3 },
    { d: disc((pot + 130) % 300, depth + 12, 7) + disc((pot + 160) % 300, depth + 40, 5), tone: 'far' },
  ];
}
