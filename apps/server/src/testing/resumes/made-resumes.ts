import type { ReadPosition, ReadResume } from '@waymark/contract/resumes/resume-reading';
import { isOnlyDates } from '../../areas/resumes/resume-words/date-rules.ts';
import { understandResume } from '../../areas/resumes/resume-reading/rules.ts';
import { readDrawn, type Drawn } from './drawn-pages.ts';
import { madeLanguages, type MadeLanguage } from './made-words.ts';

/*
 * Plain resumes of invented people, drawn by chance from a seed: what they say is known, so that a reading of them can
 * be judged by the hundred. Each person writes all headers in one form.
 */

interface MadePosition {
  title: string;
  /** Null for work of one's own and for a time without work. */
  company: string | null;
  dates: string;
  isBreak: boolean;
}

interface MadeResume {
  /** How it is written: to tell which kinds are read wrongly. */
  kind: string;
  text: string;
  truth: MadePosition[];
  read: ReadResume;
}

/** Lines of a header; T, E, P and D stand for title, employer, place and dates, a tab for the right edge. */
const forms: readonly string[] = [
  'T, E, P, D',
  'T - E, P - D',
  'T – E – P – D',
  'T | E, P | D',
  'T | E | P | D',
  'T · E · P · D',
  'T, E (D)',
  'T, E, P (D)',
  'T at E, D',
  'T at E (D)',
  'T at E, P, D',
  'E, P - T, D',
  'E, T, D',
  'E | T | D',
  'E: T (D)',
  'E - T - D',
  'D: T, E, P',
  'D T, E, P',
  'D | T | E, P',
  'D – T, E',
  'D, E, T',
  'T (E), D',
  'T, E, P\tD',
  'T | E\tD',
  'E – T\tD',
  'D\tT, E, P',
  'T, E, P/D',
  'T at E/D',
  'T - E/D',
  'E, P/T, D',
  'E, P/T (D)',
  'T/E, P, D',
  'T/E | D',
  'T/E | P | D',
  'T/E, P\tD',
  'T, D/E, P',
  'T | D/E | P',
  'T (D)/E, P',
  'T\tD/E, P',
  'T\tD/E\tP',
  'E\tD/T\tP',
  'E\tP/T\tD',
  'E/T | D',
  'E/T, D',
  'D/T, E, P',
  'D/T | E',
  'D/T/E, P',
  'D/E, P/T',
  'T/E, P/D',
  'E, P/T/D',
  'E/T/D',
  'T/E/P/D',
  'T/D/E, P',
  'E/D/T',
];

class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  several<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.below(left.length), 1)[0] as T,
    );
  }
}

/** A line of a resume before it is set: its parts stand apart, at the left and at the right edge. */
interface SetLine {
  parts: string[];
  look: 'plain' | 'name' | 'heading' | 'header' | 'item';
  /** Space above it in lines. */
  above: number;
}

type Dates = (from: readonly [year: number, month: number], to: readonly [number, number] | null) => string;

/** One way to write dates, for a whole resume. */
function chooseDates(chance: Chance, { months, present, to, since }: MadeLanguage): Dates {
  const short = chance.next() < 0.5;
  const cut = chance.next() < 0.5 ? '' : '.';
  const named = (month: number) => {
    const name = months[month] ?? '';
    return short && name.length > 5 && !name.startsWith('jui') ? `${name.slice(0, 3)}${cut}` : name;
  };
  const points = [
    (year: number, month: number) => `${named(month)} ${year}`,
    (year: number, month: number) => `${named(month)} ${year}`,
    (year: number, month: number) => `${`${month + 1}`.padStart(2, '0')}/${year}`,
    (year: number, month: number) => `${year}-${`${month + 1}`.padStart(2, '0')}`,
    (year: number) => `${year}`,
    (year: number) => `${year}`,
  ];
  const point = chance.one(points);
  const dash = chance.one(to);
  const now = chance.one(present);
  const opens = since !== null && chance.next() < 0.15;
  return (from, until) => {
    const start = point(...from);
    if (until) return `${start}${dash === '-' && /[-]/.test(start) ? ' - ' : dash}${point(...until)}`;
    return opens ? `${since}${start}` : `${start}${now.startsWith('to ') ? ' ' : dash}${now}`;
  };
}

type Body = 'bullets' | 'dashes' | 'plain' | 'sentences' | 'account' | 'none' | 'some';

interface Style {
  language: MadeLanguage;
  form: string;
  body: Body;
  isEven: boolean;
  isBold: boolean;
  hasPlaces: boolean;
  isDocx: boolean;
}

export function makeResume(seed: number): MadeResume {
  const chance = new Chance(seed * 7919 + 13);
  const language = chance.one(madeLanguages);
  const form = chance.one(forms);
  const style: Style = {
    language,
    form: language.at === null && form.includes(' at ') ? 'T, E, P, D' : form,
    body: chance.one([
      'bullets',
      'bullets',
      'dashes',
      'plain',
      'plain',
      'sentences',
      'account',
      'none',
      'some',
    ] as const),
    isEven: chance.next() < 0.4,
    isBold: chance.next() < 0.35,
    hasPlaces: chance.next() < 0.7,
    isDocx: chance.next() < 0.4,
  };
  const truth = makePositions(chance, style);
  const lines = setLines(chance, style, truth);
  const kind = `${style.form}  ${style.body}${style.isEven ? ' even' : ''}${style.isBold ? ' bold' : ''}${style.hasPlaces ? '' : ' no-places'}${style.isDocx ? ' docx' : ' pdf'}`;
  return {
    kind,
    text: lines.map(({ parts, above }) => `${above > 1 ? '\n' : ''}${parts.join('\t')}`).join('\n'),
    truth,
    read: style.isDocx ? readFlowing(lines) : readPages(lines),
  };
}

function makePositions(chance: Chance, { language, form }: Style): MadePosition[] {
  const count = 2 + chance.below(4);
  const titles = chance.several(language.titles, count);
  const employers = chance.several(language.employers, count);
  const write = chooseDates(chance, language);
  let [year, month] = [2023 + chance.below(3), chance.below(12)];
  const breakAt = count > 2 && chance.next() < 0.25 ? 1 + chance.below(count - 1) : -1;
  const ownAt = chance.next() < 0.1 ? chance.below(count) : -1;
  return titles.map((title, at) => {
    const length = 6 + chance.below(50);
    const until = [year, month] as const;
    const from = year * 12 + month - length;
    [year, month] = [Math.floor(from / 12), from % 12];
    const dates = write([year, month], at === 0 && chance.next() < 0.7 ? null : until);
    [year, month] = [Math.floor((from - 1) / 12), (from - 1) % 12];
    if (at === breakAt) return { title: chance.one(language.breaks), company: null, dates, isBreak: true };
    const company = at === ownAt ? null : (employers[at] ?? null);
    // Below a line with an employer a title alone would be another role there.
    const isBelow = /^[^T]*E[^T]*\//.test(form);
    const own = company === null && (isBelow || at % 2 === 0) ? `${language.ownAccount} ${title}` : title;
    return { title: own, company, dates, isBreak: false };
  });
}

function setLines(chance: Chance, style: Style, truth: readonly MadePosition[]): SetLine[] {
  const { language, isEven } = style;
  const gap = isEven ? 1 : 1.8;
  const plain = (text: string, above = 1): SetLine => ({ parts: [text], look: 'plain', above });
  const heading = (text: string): SetLine => ({ parts: [text], look: 'heading', above: isEven ? 1 : 2.2 });
  return [
    { parts: ['Yolanda Prieto'], look: 'name', above: 1 },
    plain('yolanda.prieto@example.com | 775-555-0119'),
    heading(language.headings.work),
    ...truth.flatMap((position) => {
      const [first, ...more] = setHeader(chance, style, position);
      return [{ ...(first as SetLine), above: gap }, ...more, ...setBody(chance, style, position)];
    }),
    heading(language.headings.education),
    plain(language.degree),
    heading(language.headings.skills),
    plain(language.skills),
  ];
}

/** What of the form is left where a position has no employer or no place. */
function withoutPart(form: string, part: string): string {
  return form
    .replaceAll(new RegExp(`^${part}(?: at |: |[ ,|·–-]+|\t)`, 'g'), '')
    .replaceAll(new RegExp(`/${part}(?: at |: |[ ,|·–-]+|\t)`, 'g'), '/')
    .replaceAll(new RegExp(`(?: at | \\(|[ ,|·–-]+|\t|/)${part}\\)?(?![a-z])`, 'g'), '')
    .replace(/^\//, '');
}

function setHeader(
  chance: Chance,
  { language, form, hasPlaces, isBold }: Style,
  one: MadePosition,
): SetLine[] {
  let own = hasPlaces ? form : withoutPart(form, 'P');
  if (one.company === null) own = withoutPart(withoutPart(own, 'P'), 'E');
  const place = chance.one(language.places);
  const values: Readonly<Record<string, string>> = {
    T: one.title,
    E: one.company ?? '',
    P: place,
    D: one.dates,
  };
  return own.split('/').map((line) => ({
    parts: line
      .replace(' at ', language.at ?? ' at ')
      .split('\t')
      .map((part) => part.replaceAll(/(?<!\p{L})[TEPD](?!\p{L})/gu, (letter) => values[letter] ?? letter)),
    look: isBold ? 'header' : 'plain',
    above: 1,
  }));
}

const lettersOfLine = 92;

function setBody(chance: Chance, { language, body }: Style, { isBreak }: MadePosition): SetLine[] {
  if (isBreak || body === 'none' || (body === 'some' && chance.next() < 0.5)) return [];
  const line = (text: string): SetLine => ({ parts: [text], look: 'plain', above: 1 });
  if (body === 'account') return wrap(chance.one(language.accounts)).map(line);
  const deeds = chance.several(language.deeds, 1 + chance.below(4));
  if (body === 'bullets') return deeds.map((deed) => ({ ...line(`• ${deed}`), look: 'item' }));
  if (body === 'dashes') return deeds.map((deed) => ({ ...line(`- ${deed}`), look: 'item' }));
  return deeds.map((deed) => line(body === 'sentences' ? `${deed}.` : deed));
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= lettersOfLine) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}

const sizes = { name: 18, heading: 12, header: 10, plain: 10, item: 10 } as const;
const [leftEdge, rail, rightEdge, top, bottom, lineHeight] = [50, 170, 545, 60, 790, 14];

function readPages(lines: readonly SetLine[]): ReadResume {
  const pages: Drawn[][] = [[]];
  let y = top;
  for (const { parts, look, above } of lines) {
    y += above * lineHeight;
    if (y > bottom) {
      pages.push([]);
      y = top;
    }
    const size = sizes[look];
    const drawn = pages.at(-1) as Drawn[];
    const style = {
      size,
      ...((look === 'heading' || look === 'header' || look === 'name') && { bold: true as const }),
    };
    const isRail = isOnlyDates(parts[0] ?? '');
    for (const [at, text] of parts.entries())
      drawn.push([
        at === 0 ? leftEdge : isRail ? rail : rightEdge - text.length * size * 0.5,
        y,
        text,
        style,
      ]);
  }
  return readDrawn(...pages);
}

/** Paragraphs of a Word file: a long text is one of them. */
function readFlowing(lines: readonly SetLine[]): ReadResume {
  const paragraphs = lines.map(({ parts, look, above }) => ({
    parts: parts.map((text) => {
      const style = { bold: look === 'heading' || look === 'header' || look === 'name', italic: false };
      return { text, spans: [{ text, ...style }], size: sizes[look], ...style };
    }),
    isListItem: false,
    isHeading: false,
    spaceAbove: above > 1 ? (above - 1) * lineHeight : 0,
  }));
  return understandResume({ format: 'docx', document: { kind: 'flowing', paragraphs, links: [] } });
}

/** What was read of one position: right in all, unread, or told and wrong. */
interface Judged {
  right: number;
  lost: string[];
  falsely: string[];
  /** Neither right nor told wrongly: left whole, or without one of its values. */
  unsure: string[];
}

const plainOf = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
const isAlike = (a: string | null, b: string | null) => plainOf(a) === plainOf(b);

export function judgeReading({ truth, read }: Pick<MadeResume, 'truth' | 'read'>): Judged {
  const judged: Judged = { right: 0, lost: [], falsely: [], unsure: [] };
  const left = [...read.positions];
  for (const one of truth) {
    const at = left.findIndex(({ dates }) => isAlike(dates, one.dates));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) {
      if (one.isBreak) judged.right++;
      else judged.lost.push(tell(one));
    } else if (isAlike(found.title, one.title) && isAlike(found.company, one.company)) judged.right++;
    else {
      const isFalse =
        !found.isWhole && (isWrong(found.title, one.title) || isWrong(found.company, one.company));
      judged[isFalse ? 'falsely' : 'unsure'].push(`${tell(one)}  READ  ${tell(found)}`);
    }
  }
  judged.falsely.push(...left.map((more) => `MORE  ${tell(more)}`));
  return judged;
}

const isWrong = (told: string | null, truth: string | null) => told !== null && !isAlike(told, truth);

function tell({ title, company, dates }: Pick<ReadPosition, 'title' | 'company' | 'dates'>): string {
  return [title ?? '∅', company ?? '∅', dates ?? '∅'].join(' / ');
}
