import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { QuestionRow } from '../../jobs/jobs/question-queries.ts';
import type { ReadQuestion } from './question-rules.ts';

type KnownQuestion = QuestionRow & { is_answered: boolean };

/**
 * Has a job ask these questions. One that was answered and says something else now is asked anew beside the old one,
 * which stays with its answers: what applicants said must not come to mean something that they were not asked.
 */
export async function writeQuestions(
  transaction: Kysely<Tables>,
  jobId: string,
  questions: readonly ReadQuestion[],
): Promise<void> {
  const known = new Map((await listKnown(transaction, jobId)).map((row) => [row.id, row]));
  await forgetQuestions(transaction, jobId);
  for (const [position, question] of questions.entries()) {
    const before = known.get(question.id);
    known.delete(question.id);
    if (before && (!before.is_answered || asksTheSame(before, question))) {
      await updateQuestion(transaction, question, position);
    } else {
      await insertQuestion(transaction, jobId, question, position);
    }
  }
  await transaction
    .deleteFrom('job_questions')
    .where('job_id', '=', jobId)
    .where('position', 'is', null)
    .where(sql<boolean>`not exists (select from application_answers where question_id = job_questions.id)`)
    .execute();
}

async function listKnown(transaction: Kysely<Tables>, jobId: string): Promise<KnownQuestion[]> {
  return transaction
    .selectFrom('job_questions')
    .selectAll()
    .select(
      sql<boolean>`exists (select from application_answers where question_id = job_questions.id)`.as(
        'is_answered',
      ),
    )
    .where('job_id', '=', jobId)
    .execute();
}

function forgetQuestions(transaction: Kysely<Tables>, jobId: string) {
  return transaction
    .updateTable('job_questions')
    .set({ position: null })
    .where('job_id', '=', jobId)
    .execute();
}

function asksTheSame(before: QuestionRow, now: ReadQuestion): boolean {
  const said = ({ kind, question, options }: ReadQuestion | QuestionRow) =>
    JSON.stringify([kind, question, options]);
  return said(before) === said(now);
}

function updateQuestion(transaction: Kysely<Tables>, question: ReadQuestion, position: number) {
  const { id, ...row } = question;
  return transaction
    .updateTable('job_questions')
    .set({ ...row, position, knockout: row.knockout && sql`${JSON.stringify(row.knockout)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

function insertQuestion(
  transaction: Kysely<Tables>,
  jobId: string,
  { id: _ofTheForm, ...row }: ReadQuestion,
  position: number,
) {
  return transaction
    .insertInto('job_questions')
    .values({
      ...row,
      id: newId(),
      job_id: jobId,
      position,
      knockout: row.knockout && sql`${JSON.stringify(row.knockout)}::jsonb`,
    })
    .execute();
}
