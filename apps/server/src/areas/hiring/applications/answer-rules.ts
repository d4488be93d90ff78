import { postingLimits, yesNo, type Knockout } from '@waymark/contract/posting/choices/postings';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { QuestionRow } from '../../jobs/jobs/question-queries.ts';

export interface ReadAnswer {
  questionId: string;
  answer: string;
  /** Whether it speaks against the applicant; nobody but the employer learns of it. */
  isKnockout: boolean;
}

/**
 * The answers to what a job asks now. Throws `conflict` for an answer to something else: the employer has changed the
 * questions since they were read. Throws `invalid_input` with a sentence a question, as `answers.ID`.
 */
export function readAnswers(
  questions: readonly QuestionRow[],
  given: Readonly<Record<string, string>>,
): ReadAnswer[] {
  const asked = new Set(questions.map(({ id }) => id));
  if (Object.keys(given).some((id) => !asked.has(id))) throw changedMeanwhile();
  const problems: Record<string, string> = {};
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

function findProblem({ kind, options, required }: QuestionRow, answer: string): string | undefined {
  if (answer === '') return required ? 'Please answer this question.' : undefined;
  switch (kind) {
    case 'yes-no':
      return yesNo.some((one) => one === answer) ? undefined : 'Please answer yes or no.';
    case 'choice':
      return options.includes(answer) ? undefined : 'Please choose one of the answers.';
    case 'number':
      return readNumber(answer) === null ? 'Please answer with a number.' : undefined;
    case 'text':
      return answer.length > postingLimits.answer
        ? `Please keep the answer to ${postingLimits.answer} characters.`
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
    'The employer has changed the questions. Load the page again and answer the new ones.',
  );
}
