import {
  moveGraceSeconds,
  type StageKind,
  type ApplicationStatus,
  declineMinutes,
} from '@waymark/contract/hiring/choices';
import type { JobStatus } from '@waymark/contract/jobs/choices';
import { yesNo, type Knockout } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { msg, type Message } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { QuestionRow } from '../../jobs/jobs/queries.ts';
import type { RecordedStatus } from '../tables.ts';

export interface ReadAnswer {
  questionId: string;
  answer: string;
  /** Whether it is a knockout; only the employer sees that. */
  isKnockout: boolean;
}

/**
 * The answers to a job’s questions. Throws `conflict` when the questions have changed, and `invalid_input`
 * with a sentence a question as `answers.ID`.
 */
export function readAnswers(
  questions: readonly QuestionRow[],
  given: Readonly<Record<string, string>>,
): ReadAnswer[] {
  const asked = new Set(questions.map(({ id }) => id));
  if (Object.keys(given).some((id) => !asked.has(id))) throw changedMeanwhile();
  const problems: Record<string, Message> = {};
  const read = questions.flatMap((question) => {
    const answer = (Object.hasOwn(given, question.id) ? (given[question.id] ?? '') : '').trim();
    const problem = findProblem(question, answer);
    if (problem) problems[`answers.${question.id}`] = problem;
    if (answer === '') return [];
    return { questionId: question.id, answer, isKnockout: speaksAgainst(question.knockout, answer) };
  });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return read;
}

function findProblem({ kind, options, required }: QuestionRow, answer: string): Message | undefined {
  if (answer === '') return required ? msg`Please answer this question.` : undefined;
  switch (kind) {
    case 'yes-no':
      return yesNo.some((one) => one === answer) ? undefined : msg`Please answer yes or no.`;
    case 'choice':
      return options.includes(answer) ? undefined : msg`Please choose one of the answers.`;
    case 'number':
      return readNumber(answer) === null ? msg`Please answer with a number.` : undefined;
    case 'text':
      return answer.length > postingLimits.answer
        ? msg`Please keep the answer to ${postingLimits.answer} characters.`
        : undefined;
  }
}

function readNumber(answer: string): number | null {
  return /^-?\d{1,9}([.,]\d{1,4})?$/.test(answer) ? Number(answer.replace(',', '.')) : null;
}

function speaksAgainst(knockout: Knockout | null, answer: string): boolean {
  if (!knockout) return false;
  if ('answers' in knockout) return knockout.answers.includes(answer);
  const number = readNumber(answer);
  if (number === null) return false;
  return (knockout.min !== null && number < knockout.min) || (knockout.max !== null && number > knockout.max);
}

function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    msg`The employer has changed the questions. Load the page again and answer the new ones.`,
  );
}

/** Refuses accounts that are about to be deleted. Throws `unauthenticated` or `conflict`. */
export function requireStaying(account: { deletion_due_at: Date | null } | undefined): void {
  if (!account) {
    throw new AppError('unauthenticated', msg`This account no longer exists.`, { logout: true });
  }
  if (account.deletion_due_at !== null) {
    throw new AppError(
      'conflict',
      msg`Your account is going to be deleted, and your applications with it. Keep the account to apply.`,
    );
  }
}

/** The part of a job that matters for applying. */
export interface ApplicableJob {
  id: string;
  title: string;
  language: string;
  status: JobStatus;
  company_id: string;
  company_name: string;
  /** Whether a member of the company can read applications. */
  is_answered: boolean;
  /** It can be applied for where it comes from. */
  is_elsewhere: boolean;
  /** Who gets mails about applications; empty for all members. */
  notify_email: string;
}

/** Requires an open job whose employer takes applications here. Throws `not_found`, `gone` or `conflict`. */
export function requireApplicable(job: ApplicableJob | undefined): ApplicableJob {
  if (!job || job.status === 'draft' || job.status === 'pending') {
    throw new AppError('not_found', msg`There is no job with this address.`);
  }
  if (job.status !== 'active') {
    throw new AppError('gone', msg`This job is closed and takes no more applications.`);
  }
  if (!job.is_answered) {
    throw new AppError(
      'conflict',
      job.is_elsewhere
        ? msg`This employer takes applications on its own site.`
        : msg`This company takes no applications at the moment, because no member can read them.`,
    );
  }
  return job;
}

export interface StageEvent {
  status: RecordedStatus;
  stage_kind: StageKind | null;
  created_at: Date;
}

/** An event as the candidate sees it. */
interface VisibleEvent {
  kind: ApplicationStatus;
  at: Date;
}

/**
 * The moves that a candidate sees, oldest first: without custom stages, moves undone within the grace period
 * and rejections whose letter is still waiting (`isUndecided`).
 */
export function listVisibleEvents(
  moves: readonly StageEvent[],
  isUndecided: boolean,
  now: Date,
): VisibleEvent[] {
  const told: VisibleEvent[] = [];
  for (const [index, move] of moves.entries()) {
    const kind = kindOf(move);
    if (kind === undefined) continue;
    if (kind === 'declined' && isUndecided) continue;
    if (move.stage_kind !== null && kind !== 'viewed' && isTakenBack(moves, index, now)) continue;
    told.push({ kind, at: move.created_at });
  }
  return told;
}

/** The status that the candidate sees (G-5, G-9). */
export function findStanding(
  recorded: RecordedStatus,
  moves: readonly StageEvent[],
  isUndecided: boolean,
  now: Date,
): ApplicationStatus {
  if (recorded === 'withdrawn') return recorded;
  return listVisibleEvents(moves, isUndecided, now).at(-1)?.kind ?? 'submitted';
}

function kindOf({ status, stage_kind: stage }: StageEvent): ApplicationStatus | undefined {
  if (stage === null) return status;
  if (stage === 'seen') return 'viewed';
  return stage === 'new' || stage === 'own' ? undefined : stage;
}

/** Whether the move was undone before the candidate was mailed, or still can be. */
function isTakenBack(moves: readonly StageEvent[], index: number, now: Date): boolean {
  const move = moves[index] as StageEvent;
  const grace = move.stage_kind === 'declined' ? declineMinutes * 60 : moveGraceSeconds;
  const next = moves.slice(index + 1).find(({ stage_kind: stage }) => stage !== null);
  const until = move.created_at.getTime() + grace * 1000;
  return next
    ? next.created_at.getTime() <= until
    : move.created_at.getTime() + moveGraceSeconds * 1000 > now.getTime();
}
