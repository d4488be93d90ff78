import type { ReadPosition } from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import { beginsOwnAccount, firmness, isContractType, titleScore } from '../resume-words/evidence-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { canBePlace } from '../resume-words/place-rules.ts';
import { isTeam, knownHeading, titleness } from '../resume-words/rules.ts';
import { linesOfEntry, lookOf } from './entry-rules.ts';
import { isSentence } from './header-line-rules.ts';
import { joinPieces } from './piece-rules.ts';
import { divideWork, type WorkEntry } from './work-entry-rules.ts';

/** The positions in a section, each with the data from its header. */
export function readPositions(lines: readonly Line[], cities: ReadonlySet<string>): ReadPosition[] {
  const own = lines.filter((line) => !isHeadingWithin(line));
  const entries = divideWork(own, cities).map((entry) => raiseRole(entry, cities));
  const isOrderKnown = knowsOrder(entries);
  const positions: ReadPosition[] = [];
  let banner: Banner | undefined;
  for (const [at, entry] of entries.entries()) {
    if (isBanner(entry, entries[at + 1])) {
      banner = { entry, below: undefined };
      continue;
    }
    const { reading } = entry;
    const isRole = banner !== undefined && isRoleOf(entry, banner);
    positions.push(toPosition(entry, isRole ? banner?.entry : undefined, isOrderKnown));
    if (isRole && banner) banner.below ??= entry;
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

function isBanner({ reading, body }: WorkEntry, next: WorkEntry | undefined): boolean {
  return reading.title === null && reading.company !== null && body.length === 0 && next !== undefined;
}

/** The employer has a line above that of the title. */
function standsAbove({ reading: { order, companyLine, titleLine } }: WorkEntry): boolean {
  return order === 'company-first' && companyLine < titleLine;
}

/** A title without an employer, in lines that look like those of the first role below the banner. */
function isRoleOf({ reading, header }: WorkEntry, { entry, below }: Banner): boolean {
  if (
    reading.title === null ||
    reading.company !== null ||
    reading.isNoWork ||
    beginsOwnAccount(reading.title)
  )
    return false;
  if (!below) return true;
  const roleLine = entry === below ? below.header[below.reading.titleLine] : below.header[0];
  const [first] = header;
  return (
    first !== undefined &&
    roleLine !== undefined &&
    lookOf(first) === lookOf(roleLine) &&
    (entry !== below || header.length < below.header.length)
  );
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

function isUnclear({ reading }: WorkEntry, isOrderKnown: boolean): boolean {
  const { title, company } = reading;
  if (reading.isNoWork) return false;
  if (title !== null && company !== null) return !isOrderKnown && certaintyOf(reading) < clear;
  if (company !== null) return firmness(company) < clear;
  return title !== null && titleScore(title) < clear && firmness(title) > -clear && !beginsOwnAccount(title);
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

function placeAndTeam(
  { reading, read }: WorkEntry,
  shared: string | null,
): Pick<ReadPosition, 'place' | 'team'> {
  const others = reading.others.filter(({ text }) => !isContractType(text));
  // An unlisted place at the right edge of a line.
  const aside = others.find(({ cut, text }) => cut === 'gap' && canBePlace(text) && !isTeam(text));
  const team = others.find((piece) => piece !== aside);
  return {
    team: team?.text ?? null,
    place: read.places[0] ?? reading.place ?? aside?.text ?? shared,
  };
}
