import { readPostingLanguage } from '@waymark/contract/jobs/posting-language';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { stateLanguage } from '../../jobs/jobs/language-commands.ts';
import { lockPosting } from './posting-commands.ts';

interface Naming {
  jobId: string;
  /** Empty to have it detected. */
  language: string;
  staffId: string;
}

/** States the language of a posting, or has it detected again; gives what it is now. Throws `not_found`. */
export function nameLanguage(
  database: Kysely<Tables>,
  { jobId, language, staffId }: Naming,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    await lockPosting(transaction, jobId);
    const { before, after } = await stateLanguage(transaction, jobId, readPostingLanguage(language) ?? '');
    if (before.language !== after.language || before.stated !== after.stated) {
      await noteStaffAction(transaction, {
        staffId,
        action: 'posting.language',
        subjectKind: 'job',
        subjectId: jobId,
        reason: '',
        before,
        after,
      });
    }
    return after.language;
  });
}
