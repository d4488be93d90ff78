/** A question, and its answer as plain paragraphs with links to where it is done. */
export interface Question {
  /** The anchor of its answer; it is linked to from elsewhere and does not change. */
  id: string;
  question: string;
  answer: readonly string[];
  links?: readonly { label: string; to: string }[];
  /** Other words that people look for it by. */
  words?: string;
  /** What is answered where nothing can be bought; null: it is not asked there. */
  withoutCheckout?: Pick<Question, 'answer' | 'links'> | null;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The questions of a board with a checkout, or of one without. */
export function questionsOf(
  groups: readonly QuestionGroup[],
  { hasCheckout }: { hasCheckout: boolean },
): QuestionGroup[] {
  if (hasCheckout) return [...groups];
  return groups.map((group) => ({
    ...group,
    questions: group.questions.flatMap((question) =>
      question.withoutCheckout === null ? [] : [{ ...question, ...question.withoutCheckout }],
    ),
  }));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words of a question that say nothing of what it is about. */
const idle = new Set(
  'a an and are can do does for how i in is it me my of on or the to what who with you'.split(' '),
);

/** The groups with the questions that have each word, or a word that begins so; all of them for no word. */
export function findQuestions(groups: readonly QuestionGroup[], asked: string): QuestionGroup[] {
  const all = wordsOf(asked);
  const telling = all.filter((word) => !idle.has(word));
  const wanted = telling.length > 0 ? telling : all;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => hasAll(one, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll({ question, answer, words = '' }: Question, wanted: readonly string[]): boolean {
  const has = wordsOf([question, ...answer, words].join(' '));
  return wanted.every((word) => has.some((one) => one.startsWith(word)));
}

export const countQuestions = (groups: readonly QuestionGroup[]) =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);

/** schema.org's FAQPage as search engines ask for it. */
export function faqMarkup(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  };
}
