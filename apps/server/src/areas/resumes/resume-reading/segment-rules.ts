import { readDataSections } from '../../../platform/data-files.ts';
import type { Line, LinePart } from '../resume-layout/line-rules.ts';
import { degreeWords } from '../resume-words/constants.ts';
import {
  findDates,
  isOnlyDates,
  joinDates,
  withoutDates,
  type PrintedDates,
} from '../resume-words/date-rules.ts';
import {
  isCity,
  isPlace,
  isRegionName,
  isStateName,
  isWorkMode,
  peelPlace,
} from '../resume-words/place-rules.ts';
import { titleness } from '../resume-words/rules.ts';
import { joinWrapped } from './entry-rules.ts';
import { hasHeaderDates } from './header-line-rules.ts';

const unfinished = /(?:[,&–-]|\s(?:and|of|for|the|in|at|de|del|da|do|der|für|et|y|e))$/i;

const degreeStart = new RegExp(`^(?:${degreeWords})(?![\\p{L}\\d])`, 'iu');

/** A part of a header between separators, gaps and line ends, without dates and places. */
export interface Segment {
  text: string;
  /** The line of the header, and the part within that line. */
  line: number;
  at: number;
  /** The separator before it on its line. */
  separator: 'start' | 'gap' | 'bar' | 'slash' | 'dash' | 'look' | 'at';
  /** The word that separates it: "at", "bei". */
  word?: string | undefined;
  bold: boolean;
  italic: boolean;
  size: number;
  /** A place followed it after a comma. */
  isPlaced: boolean;
}

/** A header split into its parts. */
export interface Header {
  segments: Segment[];
  dates: PrintedDates | null;
  places: string[];
}

const bars = /\s*(?:\||•|·|∙|・|⋄|◦|‖|[;；｜])\s*/;
const slashes = /\s+\/\s+/;
/** Chinese and Japanese have no blanks within a name: there a blank separates. */
const barsAndBlanks =
  /\s*(?:\||•|·|∙|⋄|◦|‖|[;；｜])\s*|(?<=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira})ー])\s+(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}A-Z])|(?<=[A-Za-z])\s+(?=[\p{sc=Han}\p{sc=Kana}])/u;
const isWithoutBlanks = (text: string) => /\p{sc=Han}|\p{sc=Kana}/u.test(text) && !/\p{sc=Hang}/u.test(text);
const dashes = /\s+[-–—―]+\s+|\s*—\s*/;

export type LineReader = (line: Line) => Header;

/** Reads each line once. `cities` are those that the document names elsewhere. */
export function createLineReader(cities: ReadonlySet<string>): LineReader {
  const known = new Map<Line, Header>();
  return (line) => {
    const read = known.get(line) ?? readLine(line, cities);
    known.set(line, read);
    return read;
  };
}

/** Splits the lines of a header. */
export function readHeader(
  lines: readonly Line[],
  cities: ReadonlySet<string>,
  read: LineReader = createLineReader(cities),
): Header {
  const header: Header = { segments: [], dates: null, places: [] };
  for (const [number, line] of joinWrappedTitles(lines).entries()) {
    const { segments, dates, places } = read(line);
    header.dates = better(header.dates, dates ? [dates] : []);
    header.segments.push(...segments.map((segment) => ({ ...segment, line: number })));
    header.places.push(...places);
  }
  return header;
}

function readLine(line: Line, cities: ReadonlySet<string>): Header {
  const header: Header = { segments: [], dates: null, places: [] };
  for (const part of line.parts) {
    const text = withoutRemark(part.text.replaceAll(/\s*[،，、]\s*/g, ', '));
    header.dates = better(header.dates, joinDates(text, findDates(text)));
    if (isOnlyDates(text)) continue;
    for (const piece of splitSpans(part, text, header.segments.length === 0 ? 'start' : 'gap')) {
      const at = header.segments.length;
      const said = at > 0 ? piece.text.replace(leadingJoiner, '') : piece.text;
      const [, firm = '', city = ''] = (piece.separator === 'at' && cityBehind.exec(said)) || [];
      const isFirm = firm !== '' && isPlace(said) && !isRegionName(city);
      const before = header.places.length;
      if (isFirm) header.places.push(city);
      const rest = isFirm ? firm : takePlace(said, header, cities);
      const isPlaced = header.places.length > before;
      if (rest) header.segments.push({ ...piece, text: rest, line: 0, at, size: part.size, isPlaced });
    }
  }
  return header;
}

/** "at Westfield, London": what stands behind the small word is no place, whatever is called so. */
const cityBehind = /^([^,]+),\s+([^,]+)$/;

/** "Analyst, Acme, Dakar. Coordinated the cluster of …": the sentence after the full stop. */
const sentenceBehind = /(?<=\p{Ll}{3}\.\s+)\p{Lu}\p{Ll}+\s+[\p{Ll}\d]\S*\s+\S+.*$/u;

/** "Analyst, Acme (2019 – 2021) Wrote reports." without the sentence that follows on the same line. */
function withoutRemark(text: string): string {
  const remark = remarkIn(text);
  return remark ? text.slice(0, text.length - remark.length).replace(sentenceEnd, '') : text;
}

const sentenceEnd = /(?<=\p{Ll}{3}|[\d)\]])\.\s*$/u;

/** The sentence that follows a header on the same line. */
export function remarkIn(text: string): string {
  const [sentence = ''] = sentenceBehind.exec(text) ?? [];
  const [dates] = findDates(text.slice(0, text.length - sentence.length));
  if (!dates || !/\p{L}/u.test(text.slice(0, dates.at))) return sentence;
  const [, mark = '', behind = ''] =
    /^\s*([)\].:;]*)\s*(.*)$/.exec(text.slice(dates.at + dates.text.length)) ?? [];
  const isSentence = /^\p{Lu}.*[.!]$/u.test(behind) || (mark.endsWith(':') && behind !== '');
  return isSentence && behind.split(' ').length >= 3 ? behind : sentence;
}

/** Prefers a range to a single date, and the first to the others. */
function better(kept: PrintedDates | null, found: readonly PrintedDates[]): PrintedDates | null {
  const all = [...(kept ? [kept] : []), ...found];
  return (
    all.find(({ isRange, end }) => isRange && end !== null) ??
    all.find(({ isRange }) => isRange) ??
    all[0] ??
    null
  );
}

function takePlace(text: string, header: Header, cities: ReadonlySet<string>): string {
  const plain = trimSeparators(text).replace(/(?<=\p{L}{3})\.$/u, '');
  const [, name = '', city = ''] = /^((?:[^,]+,\s+)?[^,]+),\s+([^,]+)$/.exec(plain) ?? [];
  const part = name.split(/,\s+/).at(-1) ?? '';
  // "Argos, Perth" is a part of a city, or a firm in one: the rest of the header tells.
  if (name && !isRegionName(city) && isCity(part) && isPlace(city) && isPlace(`${part}, ${city}`)) {
    header.places.push(city);
    return name;
  }
  if (isWorkMode(plain) || (isPlace(plain) && !isNamedAsWork(plain)) || cities.has(plain.toLowerCase())) {
    if (plain) header.places.push(plain);
    return '';
  }
  const { rest, place } = peelPlace(plain, cities);
  // "University of Texas, Austin" is a school's name, even if Austin appears elsewhere.
  const [, of = ''] = /^University of ([\p{L} ]+)$/u.exec(rest) ?? [];
  const isOwn = of !== '' && (isStateName(of) || !cities.has(place?.toLowerCase() ?? ''));
  if (!place || (isOwn && !place.includes(','))) return trimSeparators(plain);
  header.places.push(place);
  return trimSeparators(rest);
}

/** "Maçon" lays bricks, although a city is called so; the "City of Austin" employs people. */
function isNamedAsWork(text: string): boolean {
  return (!text.includes(',') && titleness(text) >= 1.5) || /^(?:city|town|county|state) of /i.test(text);
}

export function trimSeparators(text: string): string {
  return text
    .replace(/^[\s|•·∙,;:–—\-/]+/, '')
    .replace(/[\s|•·∙,;:–—\-/]+$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** Between two styles it only joins them: "**Engineer** at **Acme**". */
const joining = readDataSections('resumes/header-words.txt').pattern('at');
const joiner = new RegExp(String.raw`^[\s,|–—-]*(?:${joining}|with|for|in|w\/)[\s,|–—-]*$`, 'iu');

/** "**Engineer** at Acme": the text in the next style begins with the joining word. */
const leadingJoiner = new RegExp(String.raw`^(?:${joining})\s+(?=[\p{Lu}\d])`, 'u');
const trailingJoiner = new RegExp(String.raw`\s+(?:${joining})$`, 'u');
const joinedFirm = new RegExp(String.raw`^(.{3,}?)\s+(${joining})\s+(\p{Lu}.*)$`, 'u');

const withoutJoiner = (text: string) => text.trimEnd().replace(trailingJoiner, '');

type Piece = Pick<Segment, 'text' | 'separator' | 'word' | 'bold' | 'italic'>;

/** Splits where the style changes: "**Engineer**, *Acme*". */
function splitSpans(part: LinePart, text: string, first: Segment['separator']): Piece[] {
  const spans = part.spans.filter((span) => {
    const said = withoutDates(span.text).trim();
    return /\p{L}{2}/u.test(said) && !joiner.test(said);
  });
  const isWhole =
    spans.length < 2 || text !== part.text || spans.some((span) => /^[)\]]|[([]$/.test(span.text));
  const stretches = isWhole ? [{ text, bold: part.bold, italic: part.italic }] : joinUnfinished(spans);
  return stretches.flatMap((span, at) =>
    splitText(withoutJoiner(withoutDates(span.text)), at === 0 ? first : 'look').map((piece) => ({
      ...piece,
      bold: span.bold,
      italic: span.italic,
    })),
  );
}

/** "Doctorate in **Pharmacy**" is one text in two styles, and so is "**Matura** (extended)". */
function joinUnfinished(spans: LinePart['spans']): LinePart['spans'] {
  const joined: LinePart['spans'] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isRemark = /^\s*\(.*\)\s*$/.test(span.text) && !isPlace(span.text.replaceAll(/[()]/g, ''));
    const isField = /^\s*in\s+\p{Lu}/u.test(span.text);
    if (last && (isRemark || isField || /\s(?:in|of|de|en|für|and|&)$/i.test(last.text)))
      joined.splice(-1, 1, { ...last, text: `${last.text.trimEnd()} ${span.text.trimStart()}` });
    else joined.push(span);
  }
  return joined;
}

function splitText(text: string, first: Segment['separator']): Omit<Piece, 'bold' | 'italic'>[] {
  const pieces: Omit<Piece, 'bold' | 'italic'>[] = [];
  for (const [bar, outer] of text.split(isWithoutBlanks(text) ? barsAndBlanks : bars).entries()) {
    const slashed = outer
      .split(slashes)
      .flatMap((part, slash) => splitOutsideBrackets(part).map((inner, dash) => ({ inner, slash, dash })));
    for (const { inner, slash, dash } of slashed) {
      const separator = dash > 0 ? 'dash' : slash > 0 ? 'slash' : bar > 0 ? 'bar' : first;
      const [, title = '', word, company = ''] = joinedFirm.exec(inner) ?? [];
      // "Packer, Acme (placed at Hill)": what stands in brackets is none of the two.
      const isOpen = title.lastIndexOf('(') > title.lastIndexOf(')');
      if (company && !isOpen && titleness(title) > 0) {
        pieces.push({ text: title, separator }, { text: company, separator: 'at', word });
      } else pieces.push({ text: inner, separator });
    }
  }
  return pieces.filter((piece) => /[\p{L}\d]/u.test(piece.text));
}

function splitOutsideBrackets(text: string): string[] {
  const joined: string[] = [];
  for (const piece of text.split(dashes)) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    if (isOpen) joined.splice(-1, 1, `${last} - ${piece}`);
    else joined.push(piece);
  }
  return joined;
}

/**
 * Joins a title that was wrapped into two header lines: the second has the same style, is directly below, and
 * its first word did not fit beside the dates at the edge.
 */
function joinWrappedTitles(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && above && isRestOfTitle(line, above)) joined.splice(-1, 1, withRest(last, line));
    else joined.push(line);
    above = line;
  }
  return joined;
}

function isRestOfTitle(line: Line, above: Line): boolean {
  const [title, aside] = above.parts;
  const [rest, ...more] = line.parts;
  if (!title || !rest || more.length > 0 || !line.area || !above.area) return false;
  const isAlike =
    title.bold === rest.bold && title.italic === rest.italic && Math.abs(title.size - rest.size) < 0.1;
  if (
    !isAlike ||
    (title.bold ? isBelowName(title.text, rest.text) : beginsAnew(title.text, rest.text)) ||
    Math.abs(title.x - rest.x) > 2 ||
    line.gap > 1.6 ||
    hasHeaderDates(line)
  )
    return false;
  if (/\s(?:of|and|for|the|&)$/i.test(title.text) && !aside) return true;
  const [word = ''] = rest.text.split(' ');
  const width = (rest.width * (word.length + 1)) / Math.max(1, rest.text.length);
  const room = aside ? aside.x - title.x - title.width - rest.size : above.room;
  return 0.85 * width > room;
}

/** Whether a plain line starts another item than the plain one above it: a degree, a title, an employer. */
function beginsAnew(text: string, next: string): boolean {
  if (unfinished.test(text) || /^\p{Ll}/u.test(next)) return false;
  // Behind its place a header ends.
  if (peelPlace(text).place !== null) return true;
  return degreeStart.test(next) || titleness(text) > 0 !== titleness(next) > 0 || findDates(next).length > 0;
}

/** In one bold style only clear words tell two lines apart: a title below an employer. */
function isBelowName(text: string, next: string): boolean {
  return !unfinished.test(text) && titleness(next) >= 1.5 && titleness(text) <= 0;
}

function withRest(line: Line, { text, parts: [rest] }: Line): Line {
  const [title, ...others] = line.parts;
  if (!title || !rest) return line;
  const whole = joinWrapped(title.text, rest.text);
  const spans =
    title.spans.length === 1 ? [{ ...rest.spans[0], ...title.spans[0], text: whole }] : title.spans;
  const part: LinePart = { ...title, text: whole, spans: spans as LinePart['spans'] };
  return { ...line, text: `${line.text} ${text}`, parts: [part, ...others] };
}
