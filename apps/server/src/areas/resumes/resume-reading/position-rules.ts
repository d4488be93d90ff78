import type { ReadPosition } from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { canBePlace, isCity } from '../resume-words/place-rules.ts';
import { knownHeading, isTeam, titleness } from '../resume-words/rules.ts';
import { divideIntoEntries, isSentence, linesOfEntry, type Entry } from './entry-rules.ts';
import { readHeader, type Header, type Segment } from './segment-rules.ts';

/** The positions in a section, each with the data from its header. */
export function readPositions(lines: readonly Line[], cities: ReadonlySet<string>): ReadPosition[] {
  const own = lines.filter((line) => !isHeadingWithin(line));
  const entries = divideIntoEntries(own)
    .filter(({ header }) => header.length > 0)
    .map(raiseRole);
  const headers = readHeaders(entries, cities);
  const order = chooseOrder(headers);
  const positions: ReadPosition[] = [];
  let banner: Named | undefined;
  let isUnderBanner = false;
  // If an employer is above its first role, the headers of the next roles have fewer lines.
  let bannerLines = 0;
  let roleLook: string | undefined;
  let firmLook: string | undefined;
  for (const [at, header] of headers.entries()) {
    const entry = entries[at] as Entry;
    const isBelow = isUnderBanner || entry.header.length < bannerLines;
    const isRole = isBelow && banner !== undefined && looksLikeRole(header, roleLook, firmLook);
    const named = isRole ? roleOf(header) : nameParts(header, order, isBelow);
    if (isBanner(named, entry, headers[at + 1])) {
      banner = named;
      isUnderBanner = true;
      continue;
    }
    if (named.title && !named.company && banner) named.company = banner.company;
    if (named.company && named.title && entry.header.length >= bannerLines) {
      banner = named;
      bannerLines = entry.header.length;
      [roleLook, firmLook] = [named.title, named.company].map((text) => lookOfPiece(header, text));
    }
    positions.push(toPosition(named, header, entry, banner));
  }
  return positions;
}

/** Dates alone above a list: its first point names the role, if it reads as one. */
function raiseRole(entry: Entry): Entry {
  const [first, ...body] = entry.body;
  const [line, ...more] = first?.lines ?? [];
  const isDatesOnly = entry.header.every(({ text }) => isOnlyDates(text));
  if (!line || more.length > 0 || !isDatesOnly || isSentence(line)) return entry;
  const [start = '', ...others] = line.text.split(roleEnds);
  return others.length > 0 && titleness(start) >= 1 ? { header: [...entry.header, line], body } : entry;
}

const roleEnds = /\s*[,|•·]\s*|\s+[-–—]\s+|\s+(?:at|@|bei|chez)\s+/;

const experienceWord = /exp[eé]ri[eê]n|erfahrung|esperienz|doświadcz|ervaring/i;

/** "Further experience" above some of the positions, in a style that no other heading has. */
function isHeadingWithin({ text, parts, isListItem }: Line): boolean {
  return (
    !isListItem && parts.length === 1 && experienceWord.test(text) && knownHeading(text) === 'experience'
  );
}

/** If most headers of a section end in a place, the other headers end in an unlisted place. */
function readHeaders(entries: readonly Entry[], cities: ReadonlySet<string>): Header[] {
  const headers = entries.map(({ header }) => readHeader(header, cities));
  const placed = headers.filter(({ places }) => places.length > 0).length;
  if (placed === 0 || placed < 0.5 * headers.length) return headers;
  return headers.map((header, at) => {
    if (header.places.length > 0) return header;
    const unknown = header.segments
      .filter(({ text }) => titleness(text) <= 0)
      .flatMap(({ text }) => /,\s+([^,]+)$/.exec(text)?.[1] ?? [])
      .find(isCity);
    return unknown
      ? readHeader(entries[at]?.header ?? [], new Set([...cities, unknown.toLowerCase()]))
      : header;
  });
}

interface Named {
  title: string | null;
  company: string | null;
  team: string | null;
  place: string | null;
}

function lookOfPiece({ segments }: Header, text: string | null): string | undefined {
  const piece = segments.find((segment) => segment.text === text);
  return piece && [piece.bold, piece.italic, piece.size].join(' ');
}

/** Whether the only segment has the style of the previous position's title and not of its employer. */
function looksLikeRole(header: Header, role: string | undefined, firm: string | undefined): boolean {
  const [only, ...more] = header.segments;
  return (
    only !== undefined &&
    more.length === 0 &&
    header.dates !== null &&
    role !== firm &&
    lookOfPiece(header, only.text) === role
  );
}

function roleOf({ segments, places }: Header): Named {
  return { title: segments[0]?.text ?? null, company: null, team: null, place: places[0] ?? null };
}

/** An employer without a title or text: the roles that follow are at this employer. */
function isBanner(named: Named, entry: Entry, next: Header | undefined): boolean {
  return named.title === null && named.company !== null && entry.body.length === 0 && next !== undefined;
}

function toPosition(named: Named, header: Header, entry: Entry, banner: Named | undefined): ReadPosition {
  const sharedPlace = banner?.company === named.company ? (banner?.place ?? null) : null;
  return {
    title: named.title,
    company: named.company,
    team: named.team,
    place: named.place ?? sharedPlace,
    dates: header.dates?.text ?? null,
    start: header.dates?.start ?? null,
    end: header.dates?.end ?? null,
    isWhole: false,
    bullets: entry.body.map(({ text }) => text),
    ...linesOfEntry(entry),
  };
}

type Order = 'title-first' | 'company-first';

/** All headers of a section have the same order: each one votes for it by its words. */
function chooseOrder(headers: readonly Header[]): Order {
  let votes = 0;
  for (const { segments } of headers) {
    const [first, second] = groupSegments(segments);
    if (first && second) votes += scoreOf(first) - scoreOf(second);
  }
  return votes >= 0 ? 'title-first' : 'company-first';
}

/** The title score of a group of segments. */
function scoreOf(group: readonly Segment[]): number {
  return Math.max(...group.map(({ text }) => titleness(text)));
}

/** Groups segments separated only by a dash, unless exactly one of them is a title. */
function groupSegments(segments: readonly Segment[]): Segment[][] {
  const joined: Segment[][] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const before = last?.at(-1);
    const joins =
      segment.separator === 'dash' &&
      before?.line === segment.line &&
      !before.isPlaced &&
      !differ(before, segment);
    const isAside = segment.separator === 'at' && segments.some(({ line }) => line < segment.line);
    if (before && isAside) joined.splice(-1, 1, [{ ...before, text: `${before.text} at ${segment.text}` }]);
    else if (last && joins) last.push(segment);
    else joined.push([segment]);
  }
  // If all segments are in one group, the dash separates the employer from the title.
  return joined.length === 1 ? segments.map((segment) => [segment]) : joined;
}

function differ(a: Segment, b: Segment): boolean {
  const [first, second] = [titleness(a.text), titleness(b.text)];
  const isOneTitle = first > 0 !== second > 0 && Math.abs(first - second) >= 1;
  return isOneTitle || a.bold !== b.bold || a.italic !== b.italic;
}

function textOf(group: readonly Segment[]): string {
  return group.map(({ text }) => text).join(' – ');
}

function nameParts({ segments, places }: Header, order: Order, hasBanner: boolean): Named {
  const groups = groupSegments(segments);
  const none = { title: null, company: null, team: null, place: places[0] ?? null };
  const [first, ...more] = groups;
  if (!first) return none;
  if (more.length === 0) return { ...none, ...nameSingle(textOf(first), order, hasBanner) };
  const title = chooseTitle(groups.slice(0, 3), order);
  const others = groups.filter((group) => group !== title);
  const company = chooseCompany(others);
  if (company && isTeamOf(company, title) && scoreOf(company) > -1 && others.length === 1) {
    const both = nameSingle(textOf(title), order, hasBanner);
    if (both.title && both.company) return { ...none, ...both, team: textOf(company) };
  }
  const rest = others.filter((group) => group !== company);
  const team = rest.find((group) => isTeam(textOf(group)) || (groups.length === 3 && !isCityAside(group)));
  const city = rest.find(isCityAside);
  return {
    ...none,
    place: none.place ?? (city ? textOf(city) : null),
    title: textOf(title),
    company: company ? textOf(company) : null,
    team: team ? textOf(team) : null,
  };
}

/** "Platform Team" below a title is a team; "Robotics Lab" above one is the employer. */
function isTeamOf(company: readonly Segment[], title: readonly Segment[]): boolean {
  return isTeam(textOf(company)) && (title[0]?.line ?? 0) <= (company[0]?.line ?? 0);
}

/** An unlisted place at the right edge of a line. */
function isCityAside(group: readonly Segment[]): boolean {
  return group[0]?.separator === 'gap' && canBePlace(textOf(group)) && !isTeam(textOf(group));
}

/**
 * A header with a single text: split at the comma between a title and an employer. Below a banner with the
 * employer, the text after the comma belongs to the title.
 */
function nameSingle(text: string, order: Order, hasBanner: boolean): Pick<Named, 'title' | 'company'> {
  if (hasBanner && titleness(text.split(',')[0] ?? '') > 0) return { title: text, company: null };
  const pieces = text.split(/,\s+/);
  let best: { title: string; company: string; score: number } | undefined;
  for (let cut = 1; cut < pieces.length; cut++) {
    const [before, after] = [pieces.slice(0, cut).join(', '), pieces.slice(cut).join(', ')];
    const score = titleness(before) - titleness(after);
    const isTitleFirst = score + (order === 'title-first' ? 0.4 : -0.4) >= 0;
    const [title, company] = isTitleFirst ? [before, after] : [after, before];
    if (!best || Math.abs(score) > best.score) best = { title, company, score: Math.abs(score) };
  }
  if (best && best.score >= 1) return { title: best.title, company: best.company };
  return titleness(text) > 0 ? { title: text, company: null } : { title: null, company: text };
}

function chooseTitle(groups: readonly Segment[][], order: Order): Segment[] {
  const preferred = order === 'title-first' ? 0 : 1;
  const scored = groups.map((group, at) => ({ group, score: scoreOf(group) + (at === preferred ? 0.8 : 0) }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).group;
}

function isPlacedAfterBar({ isPlaced, separator }: Segment): boolean {
  return isPlaced && (separator === 'bar' || separator === 'dash');
}

/** The first one that is neither a title nor a team. */
function chooseCompany(groups: readonly Segment[][]): Segment[] | undefined {
  const scored = groups.map((group, at) => ({
    group,
    score:
      -scoreOf(group) +
      (at === 0 ? 0.6 : 0) +
      // A firm has a place, "Engineer · Acme, Leeds · Rail Group" a team without one.
      (groups.length > 1 && group.some(isPlacedAfterBar) ? 2 : 0) -
      (isTeam(textOf(group)) ? 1 : 0),
  }));
  return scored.length === 0 ? undefined : scored.reduce((a, b) => (b.score > a.score ? b : a)).group;
}
