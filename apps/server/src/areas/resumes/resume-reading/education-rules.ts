import type { ReadEducation } from '@waymark/contract/resumes/resume-reading';
import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, withoutDates } from '../resume-words/date-rules.ts';
import { canBePlace } from '../resume-words/place-rules.ts';
import {
  isAbbreviation,
  isBareDegree,
  isDegree,
  isGrade,
  isInstitution,
  namesDegree,
  namesSchool,
  splitGrades,
} from './degree-rules.ts';
import { joinPieces, nameSchools, toAtoms, type Atom, type Piece } from './school-rules.ts';
import { divideIntoEntries, linesOfEntry, type Entry } from './entry-rules.ts';
import { behindDates, hasHeaderDates, isSentence } from './header-line-rules.ts';
import { readHeader, type Header, type Segment } from './segment-rules.ts';

const aside =
  /^(?:relevant |selected )?(?:coursework|courses|modules|thesis|dissertation|activities|honou?rs|awards?|gpa|minors?|concentration|specialization|advisor|focus|member of)\b|^(?:c?gpa|grade)\b/i;

/** The degrees in a section. */
export function readEducation(lines: readonly Line[], cities: ReadonlySet<string>): ReadEducation[] {
  const unmarked = lines.every(({ isListItem }) => isListItem)
    ? lines.map((line) => ({ ...line, isListItem: false }))
    : lines;
  const entries = divideIntoEntries(unmarked.map(withoutSemesters).map(setDatesApart), ({ text }) =>
    aside.test(text),
  ).filter(({ header }) => header.length > 0);
  const taken = entries.map((entry) => takeApart(entry, cities));
  const groups = nameSchools(taken.map((one) => one.groups));
  for (const [at, { base }] of taken.entries())
    base.place ??= groups[at]?.flat().find(({ kind }) => kind === 'place')?.text ?? null;
  const pieces = groups.map((entry) => entry.flatMap(joinPieces));
  // A school without a school word is found at the position that the other headers use.
  const votes = pieces.map(
    (own) => own.findIndex(({ kind }) => kind === 'degree') - own.findIndex(({ kind }) => kind === 'school'),
  );
  const isSchoolFirst = votes.filter((vote) => vote > 0).length > votes.filter((vote) => vote < 0).length;
  const read = taken.map(({ base }, at) => {
    const header = pieces[at] ?? [];
    const named = nameDegrees(base, header, isSchoolFirst);
    const listed = named.some(({ degree }) => degree !== null) ? named : named.flatMap(withListedDegrees);
    const opensWithSchool = groups[at]?.[0]?.[0]?.kind === 'school';
    return { degrees: listed, isBanner: isBanner(header, opensWithSchool) };
  });
  return inheritInstitution(read).filter((one) => one.degree !== null || one.institution !== null);
}

const semester = /(?<!\p{L})(?:WS|SS|WiSe|SoSe|(?:Winter|Sommer)semester)\s+(?=(?:19|20)\d\d)/gu;

/** "WS 2012 – SS 2016" are years. */
function withoutSemesters(line: Line): Line {
  const plain = (text: string) => text.replaceAll(semester, '');
  if (plain(line.text) === line.text) return line;
  const parts = line.parts.map((part) => ({ ...part, text: plain(part.text), spans: [] }));
  return { ...line, text: plain(line.text), parts };
}

/** A long header in one line, "Associate of Science in … - … College - 2009 to 2011", is no sentence. */
function setDatesApart(line: Line): Line {
  const [part] = line.parts;
  const [dates, ...more] = findDates(line.text);
  const isHeader = hasHeaderDates(line) && !isSentence(line);
  if (!part || !dates || more.length > 0 || line.isListItem || line.parts.length > 1 || isHeader) return line;
  const said = behindDates(line.text) ?? line.text;
  const isStudy = namesDegree(said) || (isDegree(said) && namesSchool(said));
  const before = line.text.slice(0, dates.at).replace(/[\s,(–—|-]+$/, '');
  const after = line.text.slice(dates.at + dates.text.length).replace(/^[\s,).:–—|-]+/, '');
  const isText = before && after && !isGrade(after);
  if (!isStudy || isText || /^\p{Ll}/u.test(line.text)) return line;
  const texts = before ? [before, after, dates.text] : [dates.text, after];
  return { ...line, parts: texts.filter(Boolean).map((text) => ({ ...part, text, spans: [] })) };
}

interface TakenApart {
  base: ReadEducation;
  /** The parts of each segment between commas. */
  groups: Atom[][];
}

function takeApart(entry: Entry, cities: ReadonlySet<string>): TakenApart {
  const header = readHeader(entry.header.map(setApart), cities);
  const segments = header.segments.filter((segment) => !isPlaceAside(segment, header));
  const base = toEducation(entry, header);
  const read = joinAbbreviations(segments).map(({ text, line }) => toAtoms(text, line, cities));
  const grades = read.flatMap((one) => one.grades);
  base.place ??= read.flatMap(({ places }) => places)[0] ?? null;
  base.details.unshift(...grades);
  const groups = withoutBareWord(read.map(({ atoms }) => atoms));
  return { base, groups: groups.filter((atoms) => atoms.length > 0) };
}

/** "MTS Elektrotechniek, ROC Eindhoven, diploma": that it was awarded is no degree of its own. */
function withoutBareWord(groups: readonly Atom[][]): Atom[][] {
  const isBare = ({ text }: Atom) => /^(?:diplom[ae]?|degree)$/i.test(text);
  const hasOther = groups.flat().some((atom) => atom.kind === 'degree' && !isBare(atom));
  return hasOther ? groups.map((atoms) => atoms.filter((atom) => !isBare(atom))) : [...groups];
}

const apart = 2;

/** A school below a degree is no rest of it, however narrow the column. */
function setApart(line: Line, at: number, lines: readonly Line[]): Line {
  const above = lines[at - 1]?.text ?? '';
  const areTwo =
    (isInstitution(line.text) && namesDegree(above) && !unfinished.test(above)) ||
    (namesDegree(line.text) && isInstitution(above));
  return areTwo ? { ...line, gap: Math.max(line.gap, apart) } : line;
}

const unfinished = /(?:[,&–-]|\s(?:and|of|for|the|in|at|de|für|et|y))$/i;

/** "Master of Business Administration - MBA, Finance" is one degree with its abbreviation. */
function joinAbbreviations(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const isSame = segment.separator === 'dash' && isAbbreviation(segment.text);
    if (before && isSame && before.line === segment.line && namesDegree(before.text))
      joined.splice(-1, 1, { ...before, text: `${before.text} - ${segment.text}` });
    else joined.push(segment);
  }
  return joined;
}

/** A possible but unlisted place at the right edge of the school's line, with more header lines below. */
function isPlaceAside({ text, line, separator }: Segment, { segments, places }: Header): boolean {
  const isAside =
    separator === 'gap' && canBePlace(text) && !isDegree(text) && !isInstitution(text) && !isGrade(text);
  return (
    isAside &&
    places.length === 0 &&
    segments.some((other) => other.line === line && isInstitution(other.text)) &&
    segments.some((other) => other.line > line)
  );
}

/** The school stands in a line of its own above the degrees. */
function isBanner(pieces: readonly Piece[], opensWithSchool: boolean): boolean {
  const [first] = pieces;
  if (first?.kind === 'school' && !opensWithSchool) return false;
  const degree = pieces.find(({ kind }) => kind === 'degree');
  return first !== undefined && first.kind !== 'degree' && (!degree || degree.line > first.line);
}

function nameDegrees(base: ReadEducation, pieces: readonly Piece[], isSchoolFirst: boolean): ReadEducation[] {
  const of = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const [institutions, degrees, rest] = [of('school'), of('degree'), of('other')];
  const isUnnamed = institutions.length === 0 && degrees.length === 0 && rest.length > 1;
  const leftOver = isUnnamed
    ? rest[isSchoolFirst ? 0 : 1]
    : degrees.length > 0
      ? rest.find((text) => isNamed(text) && !text.includes(':'))
      : undefined;
  const institution = institutions[0] ?? leftOver ?? null;
  const field = rest.find((text) => text !== institution);
  const isOne = pieces.some(({ kind, isApart }) => kind === 'degree' && isApart);
  const [first, ...more] = joinStudies(degrees.map(cleanDegree), isOne);
  const others = more.filter((text) => namesDegree(text) && !/^(?:major|minor)/i.test(text));
  // "PhD" in a column of its own, and "PhD in Physics" below.
  const fuller = others.find((text) => first !== undefined && text.startsWith(`${first} `));
  const named = fuller === undefined ? [joinField(first, field), ...others] : others;
  return named.map((degree) => ({ ...base, institution, degree }));
}

const finalExam = /^(?:gesell|facharbeiter|lehrabschluss|abschlussprüfung)/i;
const studies = /^(?:studium|études|estudios|studies|studia)(?!\p{L})/iu;

/** "Studium der Informatik" and "Abschluss: Bachelor of Science" are one degree. */
function joinStudies(degrees: readonly string[], isOne: boolean): string[] {
  return degrees.length === 2 &&
    (isOne || finalExam.test(degrees[1] ?? '') || degrees.some((text) => studies.test(text)))
    ? [degrees.join(', ')]
    : [...degrees];
}

/** A school whose degrees are listed below it. */
function withListedDegrees(school: ReadEducation): ReadEducation[] {
  const listed = school.details.filter((text) => namesDegree(text) && !isGrade(text));
  if (school.institution === null || listed.length === 0) return [school];
  return listed.map((text) => {
    const { atoms } = toAtoms(withoutDates(text), 0, new Set());
    const degree = joinPieces(atoms).find(({ kind }) => kind === 'degree')?.text ?? '';
    return { ...school, degree: cleanDegree(degree) || null };
  });
}

function isNamed(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function toEducation(entry: Entry, header: Header): ReadEducation {
  return {
    degree: null,
    institution: null,
    place: header.places[0] ?? null,
    dates: header.dates?.text ?? null,
    start: header.dates?.start ?? null,
    end: header.dates?.end ?? null,
    details: entry.body.map(({ text }) => text),
    ...linesOfEntry(entry),
  };
}

/** Joins "B.Sc." on one line and its field on the next to one degree. */
function joinField(degree: string | undefined, field: string | undefined): string | null {
  if (degree === undefined) return cleanDegree(field ?? '') || null;
  return isBareDegree(degree) && field ? `${degree}, ${cleanDegree(field)}` : degree;
}

function cleanDegree(text: string): string {
  return splitGrades(text)
    .text.replace(/[\s,;:–—-]+$/, '')
    .trim();
}

/** Two degrees from one school that is named once, in a line above them. */
function inheritInstitution(
  read: readonly { degrees: readonly ReadEducation[]; isBanner: boolean }[],
): ReadEducation[] {
  const inherited: ReadEducation[] = [];
  let banner: string | null = null;
  for (const { degrees, isBanner: opens } of read) {
    for (const one of degrees) inherited.push({ ...one, institution: one.institution ?? banner });
    const own = degrees.find(({ institution }) => institution !== null)?.institution;
    if (own) banner = opens ? own : null;
  }
  return inherited;
}
