import type { PublicBoard } from '@waymark/contract/all-settings';
import type { Feature } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import {
  describePlan,
  offeredPlans,
  pricePerPeriodOf,
  priceOfPosting,
} from '@waymark/contract/payments/membership-plans';
import { alertFrequencies } from '@waymark/contract/seeking/choices';
import { formatList } from '@waymark/contract/text/intl';
import { isEnglish, type Locale } from '@waymark/contract/text/locales';
import { board, inOwnWords } from '../../../lib/board.ts';
import type { Say } from '@waymark/contract/text/say';
import type { Message } from '@waymark/contract/text/message';

/** A question with its answer in plain paragraphs, and links to the pages that it is about. */
export interface Question {
  /** The anchor of its answer: other pages link to it, so it never changes. */
  id: string;
  question: string;
  answer: readonly string[];
  links?: readonly { label: string; to: string }[];
  /** More words for the search. */
  words?: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** A paragraph, and its words on boards without a feature; none where they are left out. */
type Paragraph = Message | { needs: Feature; text: Message; otherwise?: Message };

interface WrittenQuestion extends Omit<Question, 'answer'> {
  answer: readonly Paragraph[];
  /** Boards without this feature leave the question out. */
  needs?: Feature;
  /** The answer on boards without a checkout; null leaves the question out. */
  withoutCheckout?: Pick<WrittenQuestion, 'answer' | 'links'> | null;
}

/** As they are written: the questions of all boards. */
export interface WrittenGroup extends Omit<QuestionGroup, 'questions'> {
  questions: readonly WrittenQuestion[];
}

/** The features of a board that answers depend on. */
type Offers = Pick<PublicBoard, 'hasCheckout' | 'off'>;

/** The questions and answers that fit a board. */
export function questionsOf(
  say: Say,
  groups: readonly WrittenGroup[],
  offers: Offers,
  language: Locale = say.language,
): QuestionGroup[] {
  return groups.map((group) => ({
    ...group,
    title: say(group.title),
    questions: group.questions.flatMap((question) => questionOn(say, question, offers, language)),
  }));
}

const isMessage = (paragraph: Paragraph): paragraph is Message =>
  typeof paragraph === 'string' || 'source' in paragraph;

function questionOn(
  say: Say,
  { needs, withoutCheckout, ...written }: WrittenQuestion,
  { hasCheckout, off }: Offers,
  language: Locale,
): Question[] {
  if ((needs && off.includes(needs)) || (!hasCheckout && withoutCheckout === null)) return [];
  const question = hasCheckout ? written : { ...written, ...withoutCheckout };
  const answer = question.answer.flatMap((paragraph) => {
    if (isMessage(paragraph)) return [paragraph];
    const { needs: feature, text, otherwise } = paragraph;
    return off.includes(feature) ? (otherwise ?? []) : [text];
  });
  return [
    {
      ...question,
      question: say(question.question),
      answer: answer.map((text) => fill(say, text, language)),
      links: (question.links ?? [])
        .filter(({ to }) => !isPageOff(off, to))
        .map(({ label, to }) => ({ label: say(label), to })),
    },
  ];
}

/** With what stands for itself in the answers: the prices as they are now, since the operator may change them at any time. */
function fill(say: Say, text: Message, language: Locale): string {
  return say(text)
    .replace('{plans}', () => describePlans(say, language))
    .replace('{posting}', () => say(priceOfPosting(board.plans, language)))
    .replace('{frequencies}', () => describeFrequencies(say, language));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that a search ignores. */
const stopWords = new Set(
  'a an and are can do does for how i in is it me my of on or the to what who with you'.split(' '),
);

/** The questions that have every word of the query, or a word that starts with it; all for an empty query. */
export function findQuestions(groups: readonly QuestionGroup[], query: string): QuestionGroup[] {
  const all = wordsOf(query);
  const meaningful = all.filter((word) => !stopWords.has(word));
  const terms = meaningful.length > 0 ? meaningful : all;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => hasAll(one, terms)) }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll({ question, answer, words = '' }: Question, terms: readonly string[]): boolean {
  const found = wordsOf([question, ...answer, words].join(' '));
  return terms.every((term) => found.some((word) => word.startsWith(term)));
}

export const countQuestions = (groups: readonly { questions: readonly unknown[] }[]) =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);

/** The schema.org markup of the page. */
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

/** "at most once an hour, at most once a day, or at most once a week" */
const describeFrequencies = (say: Say, language: Locale) =>
  formatList(
    alertFrequencies.map(({ every }) => say(every)),
    language,
    'disjunction',
  );

/** One sentence for each plan, with its price and content. */
const describePlans = (say: Say, language: Locale) =>
  inOwnWords('plans', offeredPlans(board), say.language)
    .map((plan) => {
      const price = [say(pricePerPeriodOf(plan, language)), plan.unit].filter(Boolean).join(' ');
      const content = say(describePlan(plan));
      // Other languages write nouns as they are in the middle of a sentence, too.
      return say`${plan.name}, ${price}: ${isEnglish(language) ? content.toLowerCase() : content}.`;
    })
    .join(' ');
