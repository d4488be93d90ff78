import { isUpperCase, type Line } from '../resume-layout/line-rules.ts';
import { findDates, withoutDates } from '../resume-words/date-rules.ts';
import { knownHeading, looseHeading, titleness, type HeadingKind } from '../resume-words/rules.ts';
import { firmness, titleScore } from '../resume-words/evidence-rules.ts';
import { namesDegree, namesSchool } from './degree-rules.ts';
import { hasHeaderDates, isSentence } from './header-line-rules.ts';

export interface Section {
  /** The topic; `head` is the part before the first heading. */
  kind: HeadingKind | 'head' | 'unknown';
  heading: Line | undefined;
  lines: Line[];
}

/** Sections of lines in reading order, each with the heading it begins with. */
export function divideIntoSections(
  lines: readonly Line[],
  name: { text: string; line: string } | null,
): Section[] {
  const headings = findHeadings(lines, name?.text);
  const largest = Math.max(...lines.map(({ size }) => size));
  const sections: Section[] = [{ kind: 'head', heading: undefined, lines: [] }];
  for (const line of lines) {
    const kind = headings.get(line);
    if (kind) sections.push({ kind, heading: line, lines: [] });
    // A sidebar with sections of its own stands before the name in reading order.
    else if (sections.length > 1 && line.id === name?.line && line.size === largest && largest > 0)
      sections.push({ kind: 'head', heading: undefined, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const classified = has('education') ? sections : sections.map(classifyEducation);
  return has('experience') ? classified : classified.flatMap(splitHiddenExperience);
}

/** Degrees and schools under an unknown heading: "Classroom". */
function classifyEducation(section: Section): Section {
  const isOfSchools =
    section.kind === 'unknown' &&
    section.lines.some(({ text }) => namesDegree(text)) &&
    section.lines.some(({ text }) => namesSchool(text));
  return isOfSchools ? { ...section, kind: 'education' } : section;
}

/** Positions after the summary without a heading: from the first line with a date range and a title. */
function splitHiddenExperience(section: Section): Section[] {
  if (!['head', 'summary', 'unknown'].includes(section.kind)) return [section];
  const { lines } = section;
  const dated = lines.findIndex((line) => hasHeaderDates(line) && !line.isListItem);
  if (dated < 0) return [section];
  const isPart = (line: Line | undefined) =>
    line !== undefined && !line.isListItem && !isSentence(line) && !/@|\d{5}/.test(line.text) && line.gap < 3;
  let from = dated;
  while (from > 0 && dated - from < 2 && (lines[from]?.gap ?? 9) < 1.8 && isPart(lines[from - 1])) from--;
  const header = lines.slice(from, dated + 2);
  if (!header.some(({ text }) => titleness(withoutDates(text).replace(/[,(|–].*$/, '')) > 0))
    return [section];
  return [
    { ...section, lines: lines.slice(0, from) },
    { kind: 'experience', heading: undefined, lines: lines.slice(from) },
  ];
}

const maxLetters = 48;
const maxWords = 7;

/** Short, alone on its line, not a sentence, date or URL; "edu cation" is one word in two colours. */
function canBeHeading(line: Line): boolean {
  const { text } = line;
  if (line.isListItem || line.parts.length > 1 || text.length > maxLetters) return false;
  if (!/\p{L}{2}/u.test(text) || /[@;]|\.\s|\.$|https?:|\d{3}/.test(text)) return false;
  if (text.includes(',') && knownHeading(text) === undefined) return false;
  return (
    text.split(/\s+/).length <= maxWords &&
    findDates(text).length === 0 &&
    !/^\p{Ll}(?!\p{Ll}{2} \p{Ll}+$)/u.test(text)
  );
}

/** Sections that may be repeated for each position. */
const minorKinds: ReadonlySet<string> = new Set(['summary', 'awards', 'skills', 'projects']);

/** A key for the style of a line, equal for lines that look alike. */
function lookOf(line: Line): string {
  return [line.size, line.bold, isUpperCase(line.text), line.isLabelled, line.isHeading].join(' ');
}

function findHeadings(lines: readonly Line[], name: string | undefined): Map<Line, Section['kind']> {
  const candidates = lines.filter(canBeHeading);
  const known = new Map(
    candidates.flatMap((line) => {
      const kind = knownHeading(line.text);
      return kind ? [[line, kind] as const] : [];
    }),
  );
  const body = bodyLook(lines);
  const looks = headingLooks(candidates, known, body);
  const shared = looksOfEntries(lines, known);
  const headings = new Map<Line, Section['kind']>();
  const texts = Map.groupBy(candidates, ({ text }) => text.toLowerCase());
  for (const [at, line] of lines.entries()) {
    if (!candidates.includes(line) || isRestOfLine(line, lines[at - 1])) continue;
    const kind = known.get(line);
    // "Highlights" above the bullets of each position does not begin a section.
    const isRepeated = (texts.get(line.text.toLowerCase())?.length ?? 0) > 1;
    if (isRepeated && (kind === undefined || minorKinds.has(kind))) continue;
    const look = looks.get(lookOf(line));
    const isPlainFile = looks.size === 0;
    if (kind && (look !== undefined || isStressed(line) || (isPlainFile && opensSection(lines, at, kind))))
      headings.set(line, kind);
    else if (
      look !== undefined &&
      !shared.has(lookOf(line)) &&
      line.text !== name &&
      opens(line, lines[at + 1])
    ) {
      const loose = looseHeading(line.text);
      if (isHeadOfEntry(lines, at)) continue;
      if (loose && line.text.split(' ').length <= 4) headings.set(line, loose);
      else if (look === 'telling' && (headings.size > 0 || isBelowHead(lines, at)))
        headings.set(line, loose ?? 'unknown');
    }
  }
  return headings;
}

/**
 * Above the first heading are the name, the headline and the contact details, unless those are at the bottom.
 */
function isBelowHead(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (lines.slice(0, at).some(({ text }) => text.includes('@'))) return true;
  return at > 0 && line !== undefined && line.gap > farBelow && titleness(line.text) < 1;
}

const farBelow = 2.2;

/** "Ho Chi Minh City University of" continues with "Technology". */
function isRestOfLine(line: Line, above: Line | undefined): boolean {
  if (!above || lookOf(line) !== lookOf(above) || line.gap > 1.7 || line.page !== above.page) return false;
  if (above.parts.length > 1 || !canBeHeading(above)) return false;
  return (
    line.size > 0 &&
    /\s(?:of|and|for|the|in|&)$|[&,]$/i.test(above.text) &&
    knownHeading(above.text) === undefined
  );
}

/** The styles that headings share with what stands directly below them, more than once: the names of firms. */
function looksOfEntries(lines: readonly Line[], known: ReadonlyMap<Line, HeadingKind>): ReadonlySet<string> {
  const below = lines.filter((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && known.has(above) && !known.has(line) && lookOf(line) === lookOf(above);
  });
  const looks = Map.groupBy(below, lookOf);
  return new Set([...looks].filter(([, some]) => some.length > 1).map(([look]) => look));
}

/** The style of most letters. */
function bodyLook(lines: readonly Line[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    letters.set(look, (letters.get(look) ?? 0) + line.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * The styles of headings in this document. A style is distinctive if almost only known headings have it: then
 * unknown lines in that style are headings too.
 */
function headingLooks(
  candidates: readonly Line[],
  known: ReadonlyMap<Line, HeadingKind>,
  body: string,
): Map<string, 'known' | 'telling'> {
  const looks = new Map<string, 'known' | 'telling'>();
  const byLook = Map.groupBy(candidates, lookOf);
  for (const [look, lines] of byLook) {
    if (look === body) continue;
    const kinds = new Set(lines.flatMap((line) => known.get(line) ?? []));
    const count = lines.filter((line) => known.has(line)).length;
    if (kinds.size === 0) continue;
    const isTelling = kinds.size >= 2 && lines.length - count <= Math.max(2, count);
    if (isTelling || areSetApart(lines)) looks.set(look, 'telling');
    else if (kinds.size >= 2 || count === lines.length) looks.set(look, 'known');
  }
  return looks;
}

const fewestSetApart = 3;

/** Lines in capitals with space above each: headings, although most are unknown. */
function areSetApart(lines: readonly Line[]): boolean {
  return (
    lines.length >= fewestSetApart &&
    lines.every(({ text, gap, bold }) => bold && isUpperCase(text) && gap > farAbove)
  );
}

const farAbove = 1.6;

/** Set apart from the text in a way that no other heading of the document has to share. */
function isStressed(line: Line): boolean {
  return isUpperCase(line.text) || line.bold || line.isHeading || line.isLabelled || line.text.endsWith(':');
}

const maxNameWords = 3;

/** A plain "Education" where a section can begin, in a document without another heading style. */
function opensSection(lines: readonly Line[], at: number, kind: HeadingKind): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || !next) return false;
  if (!isShortName(before) || !isShortName(next)) return true;
  // In a column of names only what follows tells a heading from a skill called "Education".
  const end = lines.findIndex(({ text }, other) => other > at && knownHeading(text) !== undefined);
  const below = lines.slice(at + 1, Math.min(at + 4, end < 0 ? lines.length : end));
  if (kind === 'education') return below.some(({ text }) => namesSchool(text) || namesDegree(text));
  if (kind === 'experience') return below.some(hasHeaderDates);
  return line.gap > farAbove && before !== undefined && line.gap > 1.2 * next.gap;
}

/** A short item of a list, not a heading. */
function isShortName(line: Line | undefined): boolean {
  if (!line || knownHeading(line.text) !== undefined) return false;
  return line.text.split(/\s+/).length <= maxNameWords && !/[,;:|@.\d]/.test(line.text);
}

/** "Nursery nurse" in the style of the headings, with an employer and dates below it. */
function isHeadOfEntry(lines: readonly Line[], at: number): boolean {
  const { text = '' } = lines[at] ?? {};
  const below = lines.slice(at + 1, at + 4);
  return (titleScore(text) >= 0.5 || firmness(text) >= 1.2) && below.some(hasHeaderDates);
}

/** Whether a line other than a heading of the same style follows. */
function opens(line: Line, next: Line | undefined): boolean {
  return next !== undefined && next.page - line.page <= 1 && line.gap > 1.2;
}
