import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row, Value } from './archive-rules.ts';
import type { Person } from './person-queries.ts';

/** My Resume as rows: one for each entry of a list, and one for each section that is no list. */
export async function listResumeParts(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const row = await database
    .selectFrom('resume_profiles')
    .select(['document', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const parts = Object.entries(row.document).flatMap(([section, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((part) => rowOf(section, part)),
  );
  return parts.map((part) => ({ ...part, savedAt: row.updated_at }));
}

function rowOf(section: string, part: unknown): Row {
  const label = { section: resumeSectionLabels[section as ResumeSectionKey] };
  if (typeof part === 'string') return { ...label, text: part };
  const said = Object.entries(part as Record<string, Value>).filter(
    ([name, value]) => name !== 'id' && value !== '' && value !== null && !isEmptyList(value),
  );
  return { ...label, ...Object.fromEntries(said) };
}

const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0;

/** How the resume is printed, and how its owner stands on it where the account says otherwise. */
export async function listExportChoices(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const row = await database
    .selectFrom('resume_export_choices')
    .select(['choices', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const { contact, ...choices } = row.choices as Record<string, Value> & { contact?: Record<string, Value> };
  return [{ ...choices, ...contact, savedAt: row.updated_at }];
}

export function listLetters(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('cover_letters')
    .select(['id', 'title', 'recipient', 'company', 'job_title as jobTitle', 'text'])
    .select(['created_at as createdAt', 'updated_at as savedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}
