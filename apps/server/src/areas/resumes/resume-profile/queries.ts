import { resumeSectionKeys, type ResumeSectionKey } from '@waymark/contract/resumes/choices';
import { resumeDocumentSchema, type ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A candidate's My Resume; empty if nothing was saved yet. */
export async function getResumeProfile(database: Kysely<Tables>, userId: string): Promise<ResumeProfile> {
  const row = await database
    .selectFrom('resume_profiles')
    .select(['document', 'versions', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return presentProfile(row);
}

interface ProfileRow {
  document: Record<string, unknown>;
  versions: Partial<Record<ResumeSectionKey, number>>;
  updated_at: Date;
}

/** All sections of a profile: a section that is not stored is empty and has version 0. */
function presentProfile(row: ProfileRow | undefined): ResumeProfile {
  const versions = row?.versions ?? {};
  return {
    document: resumeDocumentSchema.parse(row?.document ?? {}),
    versions: Object.fromEntries(resumeSectionKeys.map((key) => [key, versions[key] ?? 0])) as Record<
      ResumeSectionKey,
      number
    >,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}
