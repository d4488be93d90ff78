import type { User } from '@waymark/contract/identity/accounts';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { sectionFields, skillNameFields, type FieldSpec } from './field-constants.ts';
import {
  entriesOf,
  formSourceOf,
  isList,
  isPlainSkill,
  withEntry,
  withSkillNames,
  type EditTarget,
} from './form-rules.ts';

/** The words of Key Skills are edited together, as one target; their groups are entries. */
const areNames = ({ section, entryId }: EditTarget) => section === 'skills' && entryId === 'names';

export const fieldsOf = (target: EditTarget): readonly FieldSpec[] =>
  areNames(target) ? skillNameFields : sectionFields[target.section];

/** What a dialog begins with: Basic Details are in part the account's. */
export function sourceOf(
  document: ResumeDocument,
  user: Pick<User, 'firstName' | 'lastName' | 'jobTitle' | 'location' | 'phone'>,
  target: EditTarget,
): Readonly<Record<string, unknown>> {
  if (areNames(target)) return { names: document.skills.filter(isPlainSkill).map(({ name }) => name) };
  const source = formSourceOf(document, target);
  if (target.section !== 'basics') return source;
  const { firstName, lastName, jobTitle, location, phone } = user;
  return { ...source, firstName, lastName, jobTitle, location, phone };
}

/** The section as it is once a dialog is saved; a new entry gets `entryId`. */
export function valueOf(
  document: ResumeDocument,
  target: EditTarget,
  value: Readonly<Record<string, unknown>>,
  entryId: string,
): unknown {
  if (areNames(target)) {
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
