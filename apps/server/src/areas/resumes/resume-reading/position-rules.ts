import type { ReadPosition } from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import {
  beginsOwnAccount,
  firmness,
  isLegalForm,
  isDepartment,
  titleScore,
} from '../resume-words/evidence-rules.ts';
import { findDates, isOnlyDates } from '../resume-words/date-rules.ts';
import { canBePlace, isCity, isWorkMode } from '../resume-words/place-rules.ts';
import { isTeam, knownHeading, titleness, titlePattern } from '../resume-words/rules.ts';
import { linesOfEntry, lookOf } from './entry-rules.ts';
import { isSentence } from './header-line-rules.ts';
import { joinPieces, type Piece } from './piece-rules.ts';
import { divideWork, type WorkEntry } from './work-entry-rules.ts';

/** The positions in a section, each with the data from its header. */
export function readPositions(lines: readonly Line[], cities: ReadonlySet<string>): ReadPosition[] {
  const work = lines.filter((line) => !isHeadingWithin(line));
  const entries = divideWork(work, cities).map((entry) => raiseRole(entry, cities));
  const isOrderKnown = knowsOrder(entries);
  const positions: ReadPosition[] = [];
  let banner: Banner | undefined;
  for (const [at, entry] of entries.entries()) {
    if (isBanner(entry, entries[at + 1])) {
      banner = { entry, below: undefined };
      continue;
    }
    const { reading } = entry;
    const role = banner && asRoleOf(entry, banner);
    const own = role ?? withUnlistedPlace(withPlaceAsEmployer(entry, entries), entries);
    const position = toPosition(own, role && banner?.entry, isOrderKnown);
    positions.push(role && banner && !banner.below ? withLinesOf(position, banner.entry) : position);
    if (role && banner) banner.below ??= role;
    else banner = reading.company !== null && standsAbove(entry) ? { entry, below: entry } : undefined;
  }
  return positions;
}

/** Dates alone above a list: its first point names the role, if it reads as one. */
function raiseRole(entry: WorkEntry, cities: ReadonlySet<string>): WorkEntry {
  const [first, ...body] = entry.body;
  const [line, ...more] = first?.lines ?? [];
  const isDatesOnly = entry.header.every(({ text }) => isOnlyDates(text));
  if (!line || more.length > 0 || !isDatesOnly || isSentence(line)) return entry;
  const [start = '', ...others] = line.text.split(roleEnds);
  if (others.length === 0 || titleness(start) < 1) return entry;
  const [role] = divideWork([{ ...line, isListItem: false }], cities);
  return role
    ? { ...role, read: { ...role.read, dates: entry.read.dates }, header: [...entry.header, line], body }
    : entry;
}

const roleEnds = /\s*[,|•·]\s*|\s+[-–—]\s+|\s+(?:at|@|bei|chez)\s+/;

const experienceWord = /exp[eé]ri[eê]n|erfahrung|esperienz|doświadcz|ervaring/i;

/** "Further experience" above some of the positions, in a style that no other heading has. */
function isHeadingWithin({ text, parts, isListItem }: Line): boolean {
  return (
    !isListItem && parts.length === 1 && experienceWord.test(text) && knownHeading(text) === 'experience'
  );
}

/** An employer above its roles: on its own with no text, or at the head of the first one. */
interface Banner {
  entry: WorkEntry;
  /** The first role below it. */
  below: WorkEntry | undefined;
}

function isBanner({ reading, read, body }: WorkEntry, next: WorkEntry | undefined): boolean {
  const isBare = reading.title === null && reading.company !== null && body.length === 0;
  if (!isBare || !next || holdsTitle(reading.company ?? '')) return false;
  const { title, company, isNoWork } = next.reading;
  const isRole = title !== null && company === null && !isNoWork && !beginsOwnAccount(title);
  return isRole && isWithin(next, read);
}

/** Where both have dates, those of a role lie within those of its employer. */
function isWithin({ read: { dates: own } }: WorkEntry, { dates }: WorkEntry['read']): boolean {
  if (!own || !dates) return true;
  const yearOf = (text: string | null, open: number) => Number(/(?:19|20)\d\d/.exec(text ?? '')?.[0] ?? open);
  const isBegun = yearOf(own.start, 0) >= yearOf(dates.start, 0);
  return isBegun && yearOf(own.end, 9999) <= yearOf(dates.end, 9999);
}

/** The first role below an employer has the lines of the employer too. */
function withLinesOf(position: ReadPosition, entry: WorkEntry): ReadPosition {
  const { header, lines } = linesOfEntry(entry);
  return { ...position, header: [...header, ...position.header], lines: [...lines, ...position.lines] };
}

/** The employer has a line above that of the title. */
function standsAbove({ reading: { order, companyLine, titleLine } }: WorkEntry): boolean {
  return order === 'company-first' && companyLine < titleLine;
}

/** The role that an entry is below a banner: a title without an employer, in lines like those of the first one. */
function asRoleOf(entry: WorkEntry, { entry: head, below }: Banner): WorkEntry | undefined {
  const { reading, header } = entry;
  if (reading.title === null || reading.isNoWork || beginsOwnAccount(reading.title)) return undefined;
  const isTitle = reading.company === null;
  // "Engineer, Payments" below "Staff Engineer, Platform": the comma is within the titles.
  const isLikeFirst =
    reading.order === 'title-first' &&
    reading.cut === 'comma' &&
    (below?.reading.title?.includes(', ') || (below && isDepartment(reading.company ?? '')));
  if (!isTitle && !isLikeFirst) return undefined;
  if (below && !isShorterAndAlike(header, head === below ? head : undefined, below)) return undefined;
  return isTitle
    ? entry
    : { ...entry, reading: { ...reading, title: joinPieces(entry.pieces), company: null } };
}

function isShorterAndAlike(header: readonly Line[], head: WorkEntry | undefined, below: WorkEntry): boolean {
  const [first] = header;
  const role = head ? head.header[head.reading.titleLine] : below.header[0];
  const isAlike = first !== undefined && role !== undefined && lookOf(first) === lookOf(role);
  return isAlike && (!head || header.length < head.header.length);
}

/** "Adviser - Halifax - Exeter": of two places the first is the employer where the others have one. */
function withPlaceAsEmployer(entry: WorkEntry, entries: readonly WorkEntry[]): WorkEntry {
  const { reading, read } = entry;
  const [name, place, ...more] = read.places;
  const isBare = reading.title !== null && reading.company === null && !reading.isNoWork;
  const isPair = name !== undefined && place !== undefined && more.length === 0 && !name.includes(',');
  const work = entries.filter((one) => !one.reading.isNoWork);
  const named = work.filter((one) => one.reading.company !== null).length;
  if (!isBare || !isPair || [name, place].some(isWorkMode) || 2 * named < work.length) return entry;
  return { ...entry, reading: { ...reading, company: name }, read: { ...read, places: [place] } };
}

/** "Cook, Blue Door, Quillby" where others end in a city alone: the last name is where it was. */
function withUnlistedPlace(entry: WorkEntry, entries: readonly WorkEntry[]): WorkEntry {
  const { reading, read } = entry;
  const [, name = '', last = ''] = /^(.+),\s+([^,]+)$/.exec(reading.company ?? '') ?? [];
  const isPlaced = ({ read: { places }, reading: { place, company } }: WorkEntry) =>
    company !== null && (place !== null || (places[0] !== undefined && !places[0].includes(',')));
  const isPlain = canBePlace(last) && titleScore(last) <= 0 && firmness(last) <= 0;
  const isName = last !== '' && (isPlain || isCity(last.replace(/ (?:Airport|Station)$/, '')));
  if (!isName || read.places.length > 0 || !entries.some(isPlaced) || isLegalForm(last)) return entry;
  return { ...entry, reading: { ...reading, company: name, place: last } };
}

const clear = 0.5;

/** Whether the section says which comes first: by its words or by what divides them. */
function knowsOrder(entries: readonly WorkEntry[]): boolean {
  const certain = entries.reduce((sum, { reading }) => sum + certaintyOf(reading), 0);
  return certain >= clear;
}

/** How much more speaks for this order of title and employer than for the other. */
function certaintyOf({ title, company, cut }: WorkEntry['reading']): number {
  if (title === null || company === null) return 0;
  if (cut === 'at') return 2;
  return titleScore(title) - titleScore(company) + firmness(company) - firmness(title);
}

const severalDated = /\ue000.*\p{L}{3}.*\ue000/u;

const withRangesMarked = (text: string) =>
  findDates(text).reduce(
    (all, { text: dates, isRange }) => (isRange ? all.replace(dates, '\ue000') : all),
    text,
  );

function isUnclear({ reading, header }: WorkEntry, isOrderKnown: boolean): boolean {
  const { title, company } = reading;
  if (reading.isNoWork) return false;
  // "Machine Tender (2016 – present), Back Tender (2012 – 2016)" are several roles on one line.
  if (header.some(({ text }) => severalDated.test(withRangesMarked(text)))) return true;
  if (title !== null && company !== null) return !isOrderKnown && certaintyOf(reading) < clear;
  if (company !== null) return firmness(company) < clear || holdsTitle(company);
  return title !== null && titleScore(title) < clear && firmness(title) > -clear && !beginsOwnAccount(title);
}

/** "Dog Groomer Happy Tails Salon", with nothing between the two. */
function holdsTitle(company: string): boolean {
  return company.split(/\s+/).length > 2 && titlePattern.test(company);
}

function toPosition(entry: WorkEntry, banner: WorkEntry | undefined, isOrderKnown: boolean): ReadPosition {
  const { reading, read, pieces } = entry;
  const isWhole = banner === undefined && isUnclear(entry, isOrderKnown);
  const shared = banner ? (banner.read.places[0] ?? banner.reading.place) : null;
  const company = reading.company ?? banner?.reading.company ?? null;
  return {
    title: isWhole ? joinPieces(pieces) : reading.title,
    company: isWhole ? null : company,
    ...placeAndTeam(entry, shared),
    dates: read.dates?.text ?? null,
    start: read.dates?.start ?? null,
    end: read.dates?.end ?? null,
    isWhole,
    bullets: entry.body.map(({ text }) => text),
    ...linesOfEntry(entry),
  };
}

function isUnlistedPlace(piece: Piece): boolean {
  const { cut, text, isUnit } = piece;
  if (!canBePlace(text) || isTeam(text)) return false;
  return cut === 'gap' || (cut === 'comma' && !piece.isDepartment && !isUnit && firmness(text) <= 0);
}

function placeAndTeam(
  { reading, read }: WorkEntry,
  shared: string | null,
): Pick<ReadPosition, 'place' | 'team'> {
  const others = reading.others.filter((piece) => !piece.isContractType);
  // An unlisted place at the right edge of a line.
  const aside = others.find(isUnlistedPlace);
  const team = others.find((piece) => piece !== aside);
  return {
    team: team?.text ?? null,
    place: read.places[0] ?? reading.place ?? aside?.text ?? shared,
  };
}
