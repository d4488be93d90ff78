import { postingLimits, type Knockout } from '@waymark/contract/posting/choices/postings';
import { describe, expect, test } from 'vitest';
import type { AppError } from '../../../platform/errors.ts';
import type { QuestionRow } from '../../jobs/jobs/question-queries.ts';
import { readAnswers } from './answer-rules.ts';

const ask = (question: Partial<QuestionRow>): QuestionRow => ({
  id: 'q',
  job_id: 'job',
  position: 0,
  kind: 'text',
  question: 'Why?',
  options: [],
  required: false,
  knockout: null,
  created_at: new Date(0),
  ...question,
});

/** What is said of one question that is answered so; undefined where nothing is wrong. */
function problemOf(question: Partial<QuestionRow>, answer: string): string | undefined {
  try {
    readAnswers([ask(question)], { q: answer });
  } catch (error) {
    return (error as AppError).detail.fields?.['answers.q'];
  }
}

/** Whether an answer speaks against an applicant. */
const isKnockout = (question: Partial<QuestionRow>, answer: string) =>
  readAnswers([ask(question)], { q: answer })[0]?.isKnockout;

describe('[H-3, G-9] answers to what a posting asks', () => {
  const colours: Partial<QuestionRow> = { kind: 'choice', options: ['Red', 'Green'] };

  test.each<[string, Partial<QuestionRow>, string, string | undefined]>([
    ['yes', { kind: 'yes-no' }, 'Yes', undefined],
    ['neither yes nor no', { kind: 'yes-no' }, 'Maybe', 'Please answer yes or no.'],
    ['one of the answers', colours, 'Green', undefined],
    ['an answer that is not offered', colours, 'green', 'Please choose one of the answers.'],
    ['a number', { kind: 'number' }, '-12', undefined],
    ['a number with a comma', { kind: 'number' }, '3,5', undefined],
    ['words for a number', { kind: 'number' }, 'three', 'Please answer with a number.'],
    ['a number of another notation', { kind: 'number' }, '1e5', 'Please answer with a number.'],
    ['a number beyond all counting', { kind: 'number' }, '1'.repeat(10), 'Please answer with a number.'],
    ['a text as long as it may be', {}, 'x'.repeat(postingLimits.answer), undefined],
    [
      'a longer text',
      {},
      'x'.repeat(postingLimits.answer + 1),
      `Please keep the answer to ${postingLimits.answer} characters.`,
    ],
    ['nothing where something is required', { required: true }, '', 'Please answer this question.'],
    ['blanks where something is required', { required: true }, '  \n', 'Please answer this question.'],
    ['nothing where nothing is required', {}, '', undefined],
  ])('%s', (_what, question, answer, problem) => {
    expect(problemOf(question, answer)).toBe(problem);
  });

  test('are trimmed; what is left empty is no answer, and what is not answered at all is as if it were empty', () => {
    const questions = [ask({ id: 'a' }), ask({ id: 'b' }), ask({ id: 'c' })];
    expect(readAnswers(questions, { a: '  Tea ', b: ' ' })).toEqual([
      { questionId: 'a', answer: 'Tea', isKnockout: false },
    ]);
  });

  test('each problem stands at its own question', () => {
    const questions = [ask({ id: 'a', required: true }), ask({ id: 'b' }), ask({ id: 'c', kind: 'number' })];
    expect(() => readAnswers(questions, { b: 'Tea', c: 'x' })).toThrow(
      expect.objectContaining({
        detail: {
          fields: {
            'answers.a': 'Please answer this question.',
            'answers.c': 'Please answer with a number.',
          },
        },
      }),
    );
  });

  test('an answer to what is not asked any more is told, whatever the others are', () => {
    for (const id of ['old', '__proto__', 'constructor']) {
      const given = JSON.parse(`{"q": "Tea", "${id}": "Yes"}`) as Record<string, string>;
      expect(() => readAnswers([ask({})], given)).toThrow(expect.objectContaining({ code: 'conflict' }));
    }
  });

  test('a question of a name that every object has is not answered by it', () => {
    expect(readAnswers([ask({ id: 'constructor' })], {})).toEqual([]);
  });
});

describe('[H-3] an answer speaks against somebody', () => {
  test.each<[Knockout | null, string, boolean]>([
    [null, 'No', false],
    [{ answers: ['No'] }, 'No', true],
    [{ answers: ['No'] }, 'Yes', false],
  ])('of a list, %j: %s', (knockout, answer, expected) => {
    expect(isKnockout({ kind: 'yes-no', knockout }, answer)).toBe(expected);
  });

  test.each<[Knockout, string, boolean]>([
    [{ min: 2, max: null }, '1,9', true],
    [{ min: 2, max: null }, '2', false],
    [{ min: null, max: 5 }, '5', false],
    [{ min: null, max: 5 }, '5.1', true],
    [{ min: -1, max: 1 }, '-2', true],
  ])('outside of bounds, %j: %s', (knockout, answer, expected) => {
    expect(isKnockout({ kind: 'number', knockout }, answer)).toBe(expected);
  });
});
