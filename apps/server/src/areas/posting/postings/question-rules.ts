import { yesNo, type Knockout, type QuestionKind } from '@waymark/contract/posting/choices/postings';
import type { DraftQuestion } from '@waymark/contract/posting/postings';

/** A question that can be asked. */
export interface ReadQuestion {
  /** As the form names it: that of the question which the job asks already, or a new one. */
  id: string;
  kind: QuestionKind;
  question: string;
  options: string[];
  required: boolean;
  knockout: Knockout | null;
}

/** The questions of a draft, and what keeps one from being asked, by its place. */
export function readQuestions(drafts: readonly DraftQuestion[]): {
  questions: ReadQuestion[];
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const questions = drafts.map((draft, at) => {
    const problem = findQuestionProblem(draft);
    if (problem) problems[`questions.${at}`] = problem;
    return readQuestion(draft);
  });
  return { questions, problems };
}

function findQuestionProblem(draft: DraftQuestion): string | undefined {
  if (draft.question.trim() === '') return 'Write the question, or remove it.';
  const options = optionsOf(draft);
  if (draft.kind === 'choice' && options.length < 2) return 'Give at least two different choices.';
  if (draft.kind === 'choice' || draft.kind === 'yes-no') {
    if (speakingAgainst(draft).length === options.length) return 'At least one answer has to be a good one.';
  }
  return draft.kind === 'number' ? findBoundsProblem(draft) : undefined;
}

function findBoundsProblem({ knockoutMin, knockoutMax }: DraftQuestion): string | undefined {
  const [min, max] = [readBound(knockoutMin), readBound(knockoutMax)];
  if (Number.isNaN(min) || Number.isNaN(max)) return 'The least and the most are numbers, for example 3.';
  return min !== null && max !== null && min > max ? 'The least is not above the most.' : undefined;
}

function readQuestion(draft: DraftQuestion): ReadQuestion {
  return {
    id: draft.id,
    kind: draft.kind,
    question: draft.question.replaceAll(/\s+/g, ' ').trim(),
    options: draft.kind === 'choice' ? optionsOf(draft) : [],
    required: draft.required,
    knockout: readKnockout(draft),
  };
}

function readKnockout(draft: DraftQuestion): Knockout | null {
  if (draft.kind === 'text') return null;
  if (draft.kind === 'number') {
    const [min, max] = [readBound(draft.knockoutMin), readBound(draft.knockoutMax)];
    return min === null && max === null ? null : { min, max };
  }
  const answers = speakingAgainst(draft);
  return answers.length > 0 ? { answers } : null;
}

const optionsOf = (draft: DraftQuestion): string[] =>
  draft.kind === 'yes-no'
    ? [...yesNo]
    : [...new Set(draft.options.map((option) => option.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean);

function speakingAgainst(draft: DraftQuestion): string[] {
  const chosen = new Set(draft.knockoutAnswers.map((answer) => answer.replaceAll(/\s+/g, ' ').trim()));
  return optionsOf(draft).filter((option) => chosen.has(option));
}

/** Null for none, NaN for what is no number. */
function readBound(text: string): number | null {
  const bound = text.trim().replace(',', '.');
  if (bound === '') return null;
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(bound) ? Number(bound) : Number.NaN;
}
