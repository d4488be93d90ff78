import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentProfile } from './presenter.ts';

/** My Resume of a candidate; an empty one where nothing was saved yet. */
export async function getResumeProfile(database: Kysely<Tables>, userId: string): Promise<ResumeProfile> {
  const row = await database
    .selectFrom('resume_profiles')
    .select(['document', 'versions', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return presentProfile(row);
}
