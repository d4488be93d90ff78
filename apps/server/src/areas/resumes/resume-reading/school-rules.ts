import { readDataSections } from '../../../platform/data-files.ts';
import { endsInLegalForm } from '../resume-words/evidence-rules.ts';
import { isCity, isPlace } from '../resume-words/place-rules.ts';
import { titlePattern } from '../resume-words/rules.ts';
import {
  isBoard,
  isDegree,
  isGrade,
  isInstitution,
  isWholeDegree,
  namesDegree,
  needsField,
  splitGrades,
} from './degree-rules.ts';

/*
 * The header of a degree in parts: what is between its commas is a degree, a school, a grade or a place. A school
 * without a school word is found by what all headers of the section say together.
 */

export interface Atom {
  text: string;
  kind: 'degree' | 'school' | 'place' | 'other';
  /** The line of the header. */
  line: number;
  /** Behind a label such as "Abschluss:", or found by the other headers: it goes with nothing before it. */
  isApart: boolean;
}

export type Piece = Atom;

const lists = readDataSections('resumes/label-words.txt');
const fieldLabel = new RegExp(
  String.raw`^(?:${lists.pattern('degree')}|${lists.pattern('school')})\s*[:：]\s*`,
  'iu',
);

/** The parts of a text between commas, without its grades and places. */
export function toAtoms(
  given: string,
  line: number,
  cities: ReadonlySet<string>,
): { atoms: Atom[]; grades: string[]; places: string[] } {
  const atoms: Atom[] = [];
  const grades: string[] = [];
  const places: string[] = [];
  for (const one of splitAtCommas(given.replace(passed, '')).flatMap(splitBracket).flatMap(splitFrom)) {
    if (isGrade(one) || isBoard(one)) {
      grades.push(one);
      continue;
    }
    const { text, grades: own } = splitGrades(one.replace(fieldLabel, '').replace(dangling, ''));
    const isApart = fieldLabel.test(one);
    grades.push(...own);
    const plain = text.replace(dangling, '').trim();
    if (!/[\p{L}\d]/u.test(plain)) continue;
    const before = atoms.at(-1);
    const [, school = '', town = ''] = /^(.*\S)\s\(([^()]+)\)$/.exec(plain) ?? [];
    if (isInstitution(school) && isCity(town)) {
      atoms.push({ text: school, kind: 'school', line, isApart });
      places.push(town);
    } else if (before && isPlaceBehind(plain, before, cities)) places.push(plain);
    else atoms.push({ text: plain, kind: kindOf(plain), line, isApart });
  }
  return { atoms, grades, places };
}

/** Words that stood before dates or a grade. */
const dangling = /(?:\s+(?:in|im|with|mit|from|since|at|en|w)|[\s,;:–—-])+$/iu;

const passed = /^(?:passed|completed|pursued|cleared|done)\s+(?=\S)/i;

/** "Licenciado en Filología (Universidad de Salamanca)", "BG Linz (Matura)": one of the two stands in brackets. */
function splitBracket(text: string): string[] {
  const [, outer = '', given = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? [];
  const inner = given.replace(/[\s,]+$/, '');
  const isSplit = (namesDegree(inner) && !isDegree(outer)) || (isInstitution(inner) && isDegree(outer));
  return outer && isSplit ? [outer, inner] : [text];
}

/** The tenth and the twelfth class of Indian schools. */
const indianClass = /^(?:XI{0,2}|1[02])(?:th)?$|^(?:high school|intermediate|matric)$/i;

function kindOf(text: string): Atom['kind'] {
  if (indianClass.test(text)) return 'degree';
  if (isInstitution(text)) return 'school';
  return isDegree(text) ? 'degree' : 'other';
}

/** "University of Texas, Austin" is one school; "Lycée Faidherbe, Lille" is a school and a place. */
function isPlaceBehind(text: string, before: Atom, cities: ReadonlySet<string>): boolean {
  if (before.kind === 'degree' && !isWholeDegree(before.text)) return false;
  // "University of Salford, Salford"
  if (before.kind === 'school' && ` ${before.text} `.includes(` ${text} `) && isCity(text)) return true;
  if (/^univer\p{L}*\s(?:of|de|di)\s/iu.test(before.text) && !text.includes(',')) return false;
  if (isPlace(text) || cities.has(text.toLowerCase())) return true;
  const isOfTown = before.kind === 'school' || endsInLegalForm(before.text);
  return isOfTown && !/universit/iu.test(before.text) && isCity(text) && !isDegree(text);
}

function splitAtCommas(text: string): string[] {
  const joined: string[] = [];
  for (const piece of text.split(/,\s+|,$/)) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    if (isOpen) joined.splice(-1, 1, `${last}, ${piece}`);
    else if (piece.trim()) joined.push(piece.trim());
  }
  return joined;
}

/** "B.Com from Bangalore University" and "Trinity College: PhD Chemistry" are a degree and a school. */
function splitFrom(text: string): string[] {
  const joint = /^(.*?\S)(?:\s+(?:from|at|an der|bei)\s+|\s*:\s+)(\S.*)$/iu;
  const [, first = '', second = ''] = joint.exec(text) ?? [];
  if (!first) return [text];
  const isSchool = isInstitution(second) || endsInLegalForm(second);
  const isSplit = (kindOf(first) === 'degree' && isSchool) || (isInstitution(first) && namesDegree(second));
  return isSplit ? [first, second] : [text];
}

/** Parts that belong together: a degree with its field, a school with what follows it. */
export function joinPieces(atoms: readonly Atom[]): Piece[] {
  const pieces: Piece[] = [];
  for (const atom of atoms) {
    if (atom.kind === 'place') continue;
    const last = pieces.at(-1);
    const joins =
      last && !atom.isApart && (atom.kind === last.kind || atom.kind === 'other' || last.kind === 'other');
    if (!joins) pieces.push({ ...atom });
    else {
      const kind = last.kind === 'other' ? atom.kind : last.kind;
      pieces.splice(-1, 1, { ...last, kind, text: `${last.text}, ${atom.text}` });
    }
  }
  return pieces;
}

type Groups = readonly (readonly Atom[])[];

/** Marks as a school what stands where the other headers have theirs, or where nothing else can stand. */
export function nameSchools(entries: readonly Groups[]): Atom[][][] {
  const orders = entries.flatMap((groups) => groups.flatMap((atoms) => orderOf(atoms) ?? []));
  const firstly = orders.filter((order) => order === 'school-first').length;
  const order = 2 * firstly > orders.length ? 'school-first' : orders.length > 0 ? 'degree-first' : undefined;
  const isUnnamed = (groups: Groups) => !groups.flat().some(({ kind }) => kind === 'school');
  const names = entries
    .filter(isUnnamed)
    .flatMap((groups) => groups.flat().filter(({ kind }) => kind === 'other'));
  const counts = new Map<string, number>();
  for (const { text } of names) counts.set(text, (counts.get(text) ?? 0) + 1);
  return entries.map((groups) => {
    const isNamed = !isUnnamed(groups);
    const found = isNamed ? [] : groups.flatMap((atoms) => findSchool(atoms, order, counts) ?? []);
    const school = found[0] ?? (isNamed ? undefined : findBehindDash(groups));
    return groups.map((atoms) => nameStudy(markSchool(atoms, school), order));
  });
}

/** "N4 Rigging, Ekurhuleni West College": what stands where the others have their degree is one. */
function nameStudy(atoms: Atom[], order: Order | undefined): Atom[] {
  const school = atoms.findIndex(({ kind }) => kind === 'school');
  const isStudy = order === 'degree-first' && school > 0 && atoms.every(({ kind }) => kind !== 'degree');
  return isStudy ? atoms.map((atom, at) => (at < school ? { ...atom, kind: 'degree' } : atom)) : atoms;
}

/** What is behind a school that was found is its town. */
function markSchool(atoms: readonly Atom[], school: Atom | undefined): Atom[] {
  const at = school ? atoms.indexOf(school) : -1;
  return atoms.map((atom, nth): Atom => {
    if (atom === school) return { ...atom, kind: 'school', isApart: true };
    const isTown = at >= 0 && nth > at && atom.kind === 'other' && isCity(atom.text);
    return isTown ? { ...atom, kind: 'place' } : { ...atom };
  });
}

/** "Certificate – Carpentry and Joinery, SOLAS": the last of several names behind a dash on the same line. */
function findBehindDash(groups: Groups): Atom | undefined {
  const [first = [], second = [], ...more] = groups;
  const isDegreeFirst = first.some(({ kind }) => kind === 'degree') && first[0]?.line === second[0]?.line;
  const areNames = second.length > 1 && second.every(({ kind }) => kind === 'other');
  return isDegreeFirst && areNames && more.length === 0
    ? (second.findLast(({ text }) => !isCity(text)) ?? second.at(-1))
    : undefined;
}

type Order = 'school-first' | 'degree-first';

function orderOf(atoms: readonly Atom[]): Order | undefined {
  const school = atoms.findIndex(({ kind }) => kind === 'school');
  const degree = atoms.findIndex(({ kind }) => kind === 'degree');
  if (school < 0 || degree < 0) return undefined;
  return school < degree ? 'school-first' : 'degree-first';
}

/** "GuKPS Linz": letters that stand for a school, and its town. */
function endsInTown(text: string): boolean {
  const [, town = ''] = /^\S*\p{Lu}\S*\p{Lu}\S*\s(?:in\s|de\s)?(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  return town !== '' && isPlace(town);
}

function findSchool(
  atoms: readonly Atom[],
  order: Order | undefined,
  counts: ReadonlyMap<string, number>,
): Atom | undefined {
  const at = atoms.findIndex(({ kind }) => kind === 'degree');
  const degree = atoms[at];
  if (!degree) return undefined;
  const canBe = ({ text, kind }: Atom) => kind === 'other' && /^[\p{Lu}\p{Lo}\d]/u.test(text);
  const before = atoms.slice(0, at).filter(canBe);
  const behind = atoms.slice(at + 1);
  while (behind.length > 1 && isCity(behind.at(-1)?.text ?? '')) behind.pop();
  const last = behind.at(-1);
  const isFirm = ({ text }: Atom) =>
    endsInLegalForm(text) || endsInTown(text) || (/^[A-Z]{4,8}$/.test(text) && !needsField(degree.text));
  const isRepeated = ({ text }: Atom) => (counts.get(text) ?? 0) > 1 && !needsField(degree.text);
  const sure = [...before, ...behind.filter(canBe)].find((atom) => isFirm(atom) || isRepeated(atom));
  if (sure) return sure;
  if (isWholeDegree(degree.text)) return before.at(-1) ?? (last && canBe(last) ? last : undefined);
  if (order === 'school-first') return before[0];
  const hasField = namesDegree(degree.text) && /\s\S{3}/u.test(degree.text) && !needsField(degree.text);
  const isLast = order === 'degree-first' && hasField && last !== undefined && canBe(last);
  return isLast && !titlePattern.test(last.text) ? last : undefined;
}
