import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { FieldSpec } from './field-constants.ts';

/** What stands in a field: text, whether a flag is set. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;

/** What a dialog is about: an entry of a list, a new one (`null`), or a section that is no list. */
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

/** The entries of a list; none of a section that is no list. */
export function entriesOf(document: ResumeDocument, section: ResumeSectionKey): readonly Entry[] {
  const value: unknown = document[section];
  return Array.isArray(value) ? (value as Entry[]) : [];
}

/** What a dialog begins with, by the names of its fields. */
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

/** What a filled-in dialog says, as the schema takes it. */
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

/** A section with an entry in its place, or behind all others when it is new. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex(({ id }) => id === entry.id);
  return at === -1 ? [...entries, entry] : entries.with(at, entry);
}

/** An entry at another place of its list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The fields in which two states of a dialog differ. */
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

/** A skill that is a word and nothing more. */
export const isPlainSkill = ({ level, keywords }: Pick<Skill, 'level' | 'keywords'>): boolean =>
  level === '' && keywords.length === 0;

/**
 * The key skills with other words in the places of the plain ones: groups stay where they stand among them, and new
 * words follow the last.
 */
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
