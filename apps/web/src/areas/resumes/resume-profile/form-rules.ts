import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { type FieldSpec, sectionFields, skillNameFields } from './field-constants.ts';

/** The value of a field: text, or a flag. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;

/** The target of a dialog: an entry of a list, a new one (`null`), or a section that is not a list. */
export interface EditTarget {
  section: ResumeSectionKey;
  entryId: string | null;
}

export interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

const listKeys = new Set<ResumeSectionKey>([
  'skills',
  'employment',
  'education',
  'itSkills',
  'projects',
  'onlineProfiles',
  'workSamples',
  'publications',
  'presentations',
  'patents',
  'certifications',
  'languages',
  'volunteering',
  'awards',
  'interests',
  'references',
]);

export const isList = (section: ResumeSectionKey): boolean => listKeys.has(section);

/** Empty for a section that is not a list. */
export function entriesOf(document: ResumeDocument, section: ResumeSectionKey): readonly Entry[] {
  const value: unknown = document[section];
  return Array.isArray(value) ? (value as Entry[]) : [];
}

/** The initial values of a dialog by field. */
export function formSourceOf(
  document: ResumeDocument,
  { section, entryId }: EditTarget,
): Readonly<Record<string, unknown>> {
  const value: unknown = document[section];
  if (typeof value === 'string') return { text: value };
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  return (value as Entry[]).find(({ id }) => id === entryId) ?? {};
}

export function toFormValues(
  fields: readonly FieldSpec[],
  source: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, toFormValue(kind, source[name])]));
}

function toFormValue(kind: FieldSpec['kind'], value: unknown): FormValue {
  if (kind === 'flag') return value === true;
  if (Array.isArray(value)) return value.join(kind === 'words' ? ', ' : '\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The values of a dialog as its schema expects them. */
export function fromFormValues(fields: readonly FieldSpec[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, fromFormValue(kind, values[name])]));
}

function fromFormValue(kind: FieldSpec['kind'], value: FormValue | undefined): unknown {
  if (kind === 'flag') return value === true;
  const text = typeof value === 'string' ? value : '';
  if (kind === 'points') return parts(text, '\n').map((point) => point.replace(/^[-•*–]\s+/, ''));
  if (kind === 'tokens') return parts(text, '\n');
  if (kind === 'words') return parts(text, /[,;\n]/);
  if (kind === 'number') return text.trim() === '' ? null : Number(text.replace(',', '.'));
  return text;
}

const parts = (text: string, by: string | RegExp) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

/** The values with a changed one; a flag empties the fields that it rules out. */
export function withValue(
  fields: readonly FieldSpec[],
  values: FormValues,
  name: string,
  value: FormValue,
): FormValues {
  const emptied = value === true ? fields.filter(({ emptyIf }) => emptyIf === name) : [];
  return { ...values, [name]: value, ...Object.fromEntries(emptied.map((field) => [field.name, ''])) };
}

/** Replaces an entry, or appends a new one. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex(({ id }) => id === entry.id);
  return at === -1 ? [...entries, entry] : entries.with(at, entry);
}

/** Moves an entry within its list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function differingFields(
  fields: readonly FieldSpec[],
  mine: FormValues,
  theirs: FormValues,
): FieldSpec[] {
  return fields.filter(({ name }) => mine[name] !== theirs[name]);
}

interface Skill extends Entry {
  readonly name: string;
  readonly level: string;
  readonly keywords: readonly string[];
}

/** A skill without level and keywords. */
export const isPlainSkill = ({ level, keywords }: Pick<Skill, 'level' | 'keywords'>): boolean =>
  level === '' && keywords.length === 0;

/** Replaces the plain skills: groups keep their places, and new words follow the last plain skill. */
export function withSkillNames<T extends Skill>(
  skills: readonly T[],
  names: readonly string[],
  create: (name: string) => T,
): T[] {
  const known = new Map(skills.filter(isPlainSkill).map((skill) => [skill.name, skill]));
  const waiting = names.map((name) => known.get(name) ?? create(name));
  const lastPlain = skills.findLastIndex(isPlainSkill);
  const placed = skills.flatMap((skill, at) => {
    if (!isPlainSkill(skill)) return [skill];
    return at === lastPlain ? waiting.splice(0) : waiting.splice(0, 1);
  });
  return [...waiting, ...placed];
}

/** The page that fills My Resume from a file. */
export const fillPath = (resumeId: string): string => `${paths.jobsMyResume}?fill=${resumeId}`;

/** Plain key skills are edited together, as one target; groups are entries. */
const isSkillNames = ({ section, entryId }: EditTarget) => section === 'skills' && entryId === 'names';

export const fieldsOf = (target: EditTarget): readonly FieldSpec[] =>
  isSkillNames(target) ? skillNameFields : sectionFields[target.section];

/** The initial values of a dialog; part of the Basic Details come from the account. */
export function sourceOf(
  document: ResumeDocument,
  user: Pick<User, 'firstName' | 'lastName' | 'jobTitle' | 'location' | 'phone'>,
  target: EditTarget,
): Readonly<Record<string, unknown>> {
  if (isSkillNames(target)) return { names: document.skills.filter(isPlainSkill).map(({ name }) => name) };
  const source = formSourceOf(document, target);
  if (target.section !== 'basics') return source;
  const { firstName, lastName, jobTitle, location, phone } = user;
  return { ...source, firstName, lastName, hasOneName: lastName === '', jobTitle, location, phone };
}

/** The section after saving a dialog; a new entry gets `entryId`. */
export function valueOf(
  document: ResumeDocument,
  target: EditTarget,
  value: Readonly<Record<string, unknown>>,
  entryId: string,
): unknown {
  if (isSkillNames(target)) {
    const names = Array.isArray(value['names']) ? (value['names'] as string[]) : [];
    const create = (name: string) => ({ id: crypto.randomUUID(), name, level: '', keywords: [] });
    return withSkillNames(document.skills, names, create);
  }
  if ('text' in value) return value['text'];
  if (isList(target.section)) {
    return withEntry(entriesOf(document, target.section), { ...value, id: entryId });
  }
  const known = Object.keys(document[target.section]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name)));
}
