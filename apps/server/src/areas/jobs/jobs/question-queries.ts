import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

export type QuestionRow = Selectable<Tables['job_questions']>;

/** What a job asks of its applicants now, in order. */
export function listQuestions(database: Kysely<Tables>, jobId: string): Promise<QuestionRow[]> {
  return database
    .selectFrom('job_questions')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
}

/** A question as everybody sees it: nobody but the employer learns which answers speak against somebody. */
export function presentQuestion({ id, kind, question, options, required }: QuestionRow): JobQuestion {
  return { id, kind, question, options, required };
}
