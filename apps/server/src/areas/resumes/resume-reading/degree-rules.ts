import { readDataPattern, readDataSections } from '../../../platform/data-files.ts';
import { degreeWords, institutionWords } from '../resume-words/constants.ts';

/* What names a degree, a school and a grade. */

const degreePattern = new RegExp(`(?<![\\p{L}\\d])(?:${degreeWords})(?![\\p{L}\\d])`, 'iu');
const degreeQualifiers = readDataPattern('resumes/degree-qualifiers.txt');
const degreeStart = new RegExp(
  String.raw`^(?:(?:${degreeQualifiers})\s+|(?:level|niveau|stufe) \d\s+)*(?:${degreeWords})(?![\p{L}\d])`,
  'iu',
);
const bareDegree = new RegExp(`^(?:${degreeWords})$`, 'iu');
const institutionPattern = new RegExp(`(?<![\\p{L}\\d])(?:${institutionWords})(?![\\p{L}\\d])`, 'iu');

const grades = readDataSections('resumes/grade-words.txt');
const figure =
  String.raw`[~≈]?\d{1,3}(?:[.,]\d{1,2})?\s?` +
  String.raw`(?:%|percent|pts?|(?:\/|out of|von|sur|de)\s?\d{1,3}(?:[.,]\d{1,2})?)?\s?%?`;
const label = `(?:${grades.pattern('labels')})`;
const gradeWord = `(?:${grades.pattern('grades')})`;
const ofGrade = String.raw`(?:${label}\s*(?:[:=–-]|of|de|von)?\s*(?:${figure}|${gradeWord}|[A-F][+*-]?)|${label}\s*[:=–-]\s*\p{L}{1,12}|${gradeWord}`;
const gradeAlone = new RegExp(
  String.raw`^(?:(?:with|mit|avec|con|z|in) )?${ofGrade}|\d{1,3}(?:[.,]\d{1,2})?\s?%` +
    String.raw`|\d{1,3}(?:[.,]\d{1,2})?\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?|[1-5],\d)(?:\s*[(/,].*)?$`,
  'iu',
);
const gradeBehind = new RegExp(
  String.raw`[\s(|–—-]+(?:(?:with|mit|avec|con)\s+)?(?:${label}\s*[:=–-]?\s*(?:${figure})|\d{1,3}(?:[.,]\d{1,2})?\s?%)\)?\s*$`,
  'iu',
);
const honoursBehind = /\s*\(?\b(?:summa |magna )?cum laude\b\)?\s*$/i;
const thesis = /[.,;(–—-]+\s*(?:(?:master|bachelor|doctoral|ph\.?d)['’]?s?\s+)?(?:thesis|dissertation)\b.*$/i;
const wholeDegree = new RegExp(`^(?:${grades.pattern('whole degrees')})(?:\\s*\\([^)]*\\))?$`, 'iu');
const apprenticeship = new RegExp(`^(?:${grades.pattern('apprenticeships')})$`, 'iu');

/** Whether a text begins with the name of a degree. */
export function namesDegree(text: string): boolean {
  return degreeStart.test(text);
}

export function namesSchool(text: string): boolean {
  return institutionPattern.test(text);
}

/** "BDes", "S.Pd.": an abbreviation in the form of a degree, whatever the field. */
const degreeShape = /^(?:(?:B|M|D|PG|Grad)\.?\p{Lu}\p{Ll}{1,5}|\p{Lu}\.\s?\p{Lu}\p{Ll}{0,4}\.)(?![\p{L}\d])/u;

export function isDegree(text: string): boolean {
  return degreePattern.test(text) || degreeShape.test(text);
}

/** "MBA", "B.Sc.": an abbreviation that may stand behind the degree that is written out. */
export function isAbbreviation(text: string): boolean {
  return degreeStart.test(text) || degreeShape.test(text);
}

/** A degree without its field. */
export function isBareDegree(text: string): boolean {
  return bareDegree.test(text);
}

const ofFaculty =
  /^(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|business|commerce|philosophy|laws?|education))?$/i;

/** Whether a field of study follows: "MSc", "Bachelor of Science". */
export function needsField(text: string): boolean {
  return (isBareDegree(text) || ofFaculty.test(text)) && !isWholeDegree(text);
}

/** A degree that has no field, or a trade that is learnt in a firm: what follows is where. */
export function isWholeDegree(text: string): boolean {
  return wholeDegree.test(text) || apprenticeship.test(text);
}

/** Schools award a "High School Certificate": its name is not the school's. */
const givenBySchool = /\b(?:certificate|diploma|degree|baccalaureate|apprenticeship)$/i;

export function isInstitution(text: string): boolean {
  return (
    !givenBySchool.test(text) &&
    institutionPattern.test(text) &&
    !(degreeStart.test(text) && !/\b(?:of|at)\b.*\buniversity\b/i.test(text))
  );
}

/** "Note 1,9", "GPA 3.8", "2:1", "First Class", "72%". */
export function isGrade(text: string): boolean {
  return gradeAlone.test(text.trim());
}

const board = new RegExp(`^(?:${grades.pattern('boards')})$`, 'iu');

/** Boards examine for many schools, and are none. */
export function isBoard(text: string): boolean {
  return board.test(text.trim());
}

/** A text without its thesis and the grades in brackets or behind it, and those grades. */
export function splitGrades(given: string): { text: string; grades: string[] } {
  const found: string[] = [];
  let text = given.replace(thesis, '').replaceAll(/\s*\(([^()]*)\)/g, (whole, inner: string) => {
    if (!isGrade(inner)) return whole;
    found.push(inner.trim());
    return '';
  });
  for (const pattern of [gradeBehind, honoursBehind]) {
    const [behind] = pattern.exec(text) ?? [];
    if (behind === undefined || behind.length === text.length) continue;
    found.push(behind.replaceAll(/^[\s(|–—-]+|[)\s]+$/g, ''));
    text = text.slice(0, -behind.length);
  }
  return { text: text.trim(), grades: found };
}
