import { exportChoicesSchema, type ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { paperOf } from '@waymark/contract/text/paper';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { getResumeProfile } from '../resume-profile/queries.ts';
import { toJsonResume, type ExportScope } from './document-rules.ts';
import type { Person } from './rules.ts';

export interface ExportedResume {
  choices: ExportChoices;
  person: Person;
  profile: ResumeProfile;
  resume: JsonResume;
}

/** A candidate's resume as it would be printed, with the data it was built from. */
export async function getExportedResume(
  database: Kysely<Tables>,
  userId: string,
  given?: ExportChoices,
  scope: ExportScope = {},
): Promise<ExportedResume> {
  const choices = given ?? (await getExportChoices(database, userId));
  const person = await database
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone', 'location'])
    .select('job_title as jobTitle')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const profile = await getResumeProfile(database, userId);
  const resume = toJsonResume(profile.document, person, choices.contact, scope);
  return { choices, person, profile, resume };
}

/** A person's print settings, or the defaults. */
async function getExportChoices(database: Kysely<Tables>, userId: string): Promise<ExportChoices> {
  const row = await database
    .selectFrom('resume_export_choices')
    .select('choices')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const paper = paperOf(board.country);
  const kept = exportChoicesSchema.safeParse({ paper, ...row?.choices });
  // The stored template may not be offered any more.
  return kept.success ? kept.data : exportChoicesSchema.parse({ paper });
}
