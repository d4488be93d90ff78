import type { ReadEducation } from '@waymark/contract/resumes/resume-reading';
import { readDataPattern } from '../../../platform/data-files.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import { degreeWords, institutionWords } from '../resume-words/constants.ts';
import { withoutDates } from '../resume-words/date-rules.ts';
import { canBePlace } from '../resume-words/place-rules.ts';
import { divideIntoEntries, linesOfEntry, type Entry } from './entry-rules.ts';
import { readHeader, type Header, type Segment } from './segment-rules.ts';

const degreePattern = new RegExp(`(?<![\\p{L}\\d])(?:${degreeWords})(?![\\p{L}\\d])`, 'iu');
const degreeQualifiers = readDataPattern('resumes/degree-qualifiers.txt');
const degreeStart = new RegExp(
  String.raw`^(?:(?:${degreeQualifiers})\s+)*(?:${degreeWords})(?![\p{L}\d])`,
  'iu',
);
const institutionPattern = new RegExp(`(?<![\\p{L}\\d])(?:${institutionWords})(?![\\p{L}\\d])`, 'iu');
const grade =
  /[,;(|–—-]*\s*\(?\b(?:cumulative |overall |major )?(?:c?gpa|grade|note|gesamtnote|percentage|cpi)\b.*$/i;
const gradeAlone =
  /^(?:rank|grade|c?gpa|marks|score)?\s*:?\s*\d{1,3}(?:[.,]\d+)?\s?(?:%|\/\s?\d{1,3}(?:[.,]\d+)?)?$/i;
const honours = new RegExp(
  [
    String.raw`[,;(]*\s*\(?\b(?:summa|magna|cum)\b[\s\w]*\blaude\b\)?`,
    String.raw`[,;]\s*(?:with )?(?:high(?:est)? )?(?:hono(?:u)?rs|distinction|(?:first|second|third)[- ]class.*|(?:upper|lower)[- ]second.*|dean['’]s list)\)?$`,
  ].join('|'),
  'gi',
);
const thesis = /[.,;(–—-]+\s*(?:(?:master|bachelor|doctoral|ph\.?d)['’]?s?\s+)?(?:thesis|dissertation)\b.*$/i;
const aside =
  /^(?:relevant |selected )?(?:coursework|courses|modules|thesis|dissertation|activities|honou?rs|awards?|gpa|minors?|concentration|specialization|advisor|focus|member of)\b|^(?:c?gpa|grade)\b/i;

export function namesDegree(text: string): boolean {
  return degreeStart.test(text);
}

export function namesSchool(text: string): boolean {
  return institutionPattern.test(text);
}

/** The degrees in a section. */
export function readEducation(lines: readonly Line[], cities: ReadonlySet<string>): ReadEducation[] {
  const entries = divideIntoEntries(lines, ({ text }) => aside.test(text)).filter(
    ({ header }) => header.length > 0,
  );
  const headers = entries.map((entry) => takeApart(entry, cities));
  // A school without a school word is found at the position that the other headers use.
  const votes = headers.map(({ pieces }) => pieces.findIndex(isDegree) - pieces.findIndex(isInstitution));
  const isSchoolFirst = votes.filter((vote) => vote > 0).length > votes.filter((vote) => vote < 0).length;
  const read = headers.flatMap((header) => {
    const named = nameDegrees(header, isSchoolFirst);
    return named.some(({ degree }) => degree !== null) ? named : named.flatMap(withListedDegrees);
  });
  return inheritInstitution(read).filter((one) => one.degree !== null || one.institution !== null);
}

interface TakenApart {
  base: ReadEducation;
  pieces: string[];
}

function takeApart(entry: Entry, cities: ReadonlySet<string>): TakenApart {
  const header = readHeader(entry.header, cities);
  const segments = header.segments.filter(
    (segment) => !isPlaceAside(segment, header) && !gradeAlone.test(segment.text),
  );
  return {
    base: toEducation(entry, header),
    pieces: joinAbbreviations(segments).flatMap(({ text }) => splitSchool(text)),
  };
}

/** "Master of Business Administration - MBA, Finance" is one degree with its abbreviation. */
function joinAbbreviations(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const isAbbreviation =
      segment.separator === 'dash' && (degreeStart.test(segment.text) || degreeShape.test(segment.text));
    if (before && isAbbreviation && before.line === segment.line && degreeStart.test(before.text))
      joined.splice(-1, 1, { ...before, text: `${before.text} - ${segment.text}` });
    else joined.push(segment);
  }
  return joined;
}

/** A possible but unlisted place at the right edge of the school's line, with more header lines below. */
function isPlaceAside({ text, line, separator }: Segment, { segments, places }: Header): boolean {
  const isAside = separator === 'gap' && canBePlace(text) && !isDegree(text) && !isInstitution(text);
  return (
    isAside &&
    places.length === 0 &&
    segments.some((other) => other.line === line && isInstitution(other.text)) &&
    segments.some((other) => other.line > line)
  );
}

function nameDegrees({ base, pieces }: TakenApart, isSchoolFirst: boolean): ReadEducation[] {
  const institutions = pieces.filter(isInstitution);
  const degrees = pieces.filter((text) => !institutions.includes(text) && isDegree(text));
  const rest = pieces.filter((text) => !institutions.includes(text) && !degrees.includes(text));
  const isUnnamed = institutions.length === 0 && degrees.length === 0 && rest.length > 1;
  const leftOver = isUnnamed
    ? rest[isSchoolFirst ? 0 : 1]
    : degrees.length > 0
      ? rest.find(isNamed)
      : undefined;
  const institution = institutions[0] ?? leftOver ?? null;
  const field = rest.find((text) => text !== institution);
  const [first, ...more] = degrees.map(cleanDegree);
  const others = more.filter((text) => degreeStart.test(text) && !/^(?:major|minor)/i.test(text));
  // "PhD" in a column of its own, and "PhD in Physics" below.
  const fuller = others.find((text) => first !== undefined && text.startsWith(`${first} `));
  const named = fuller === undefined ? [joinField(first, field), ...others] : others;
  return named.map((degree) => ({ ...base, institution, degree }));
}

/** A school whose degrees are listed below it. */
function withListedDegrees(school: ReadEducation): ReadEducation[] {
  const listed = school.details.filter((text) => degreeStart.test(text));
  if (school.institution === null || listed.length === 0) return [school];
  return listed.map((text) => ({ ...school, degree: cleanDegree(withoutDates(text)) || null }));
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

/** Schools award a "High School Certificate": its name is not the school's. */
const givenBySchool = /\b(?:certificate|diploma|degree|baccalaureate)$/i;

function isInstitution(text: string): boolean {
  return (
    !givenBySchool.test(text) &&
    institutionPattern.test(text) &&
    !(degreeStart.test(text) && !/\b(?:of|at)\b.*\buniversity\b/i.test(text))
  );
}

/** "BDes", "S.Pd.": an abbreviation in the form of a degree, whatever the field. */
const degreeShape = /^(?:(?:B|M|D|PG|Grad)\.?\p{Lu}\p{Ll}{1,5}|\p{Lu}\.\s?\p{Lu}\p{Ll}{0,4}\.)(?![\p{L}\d])/u;

function isDegree(text: string): boolean {
  return degreePattern.test(text) || degreeShape.test(text);
}

/** "B.S. in Biology, Ridgemont University" is a degree and a school; "University of Texas, Austin" is one school. */
function splitSchool(text: string): string[] {
  const plain = text.replace(thesis, '').replace(grade, '').replaceAll(honours, '').trim();
  const from = /^(.*?\S)\s+(?:from|at|,)\s+(?=.*)(.+)$/i.exec(plain);
  if (from && isDegree(from[1] ?? '') && isInstitution(from[2] ?? '')) return [from[1] ?? '', from[2] ?? ''];
  const pieces = plain.split(/,\s+/);
  for (let cut = pieces.length - 1; cut > 0; cut--) {
    const [before, after] = [pieces.slice(0, cut).join(', '), pieces.slice(cut).join(', ')];
    if (isDegree(before) && !institutionPattern.test(before) && institutionPattern.test(after))
      return [before, after];
    if (institutionPattern.test(before) && degreeStart.test(after)) return [before, after];
  }
  return plain ? [plain] : [];
}

const bareDegree = new RegExp(`^(?:${degreeWords})$`, 'iu');

/** Joins "B.Sc." on one line and its field on the next to one degree. */
function joinField(degree: string | undefined, field: string | undefined): string | null {
  if (degree === undefined) return cleanDegree(field ?? '') || null;
  return bareDegree.test(degree) && field ? `${degree}, ${cleanDegree(field)}` : degree;
}

function cleanDegree(text: string): string {
  return text
    .replace(grade, '')
    .replaceAll(honours, '')
    .replace(/[\s,;:–—-]+$/, '')
    .trim();
}

/** Two degrees from one school that is named once. */
function inheritInstitution(read: readonly ReadEducation[]): ReadEducation[] {
  const inherited: ReadEducation[] = [];
  for (const one of read) {
    const before = inherited.at(-1);
    if (before && one.institution === null && before.institution !== null) {
      inherited.push({ ...one, institution: before.institution });
    } else if (before && before.degree === null && one.institution === null) {
      inherited.splice(-1, 1, { ...before, ...one, institution: before.institution });
    } else inherited.push(one);
  }
  return inherited;
}
