import type { StageKind } from '@waymark/contract/hiring/choices';
import type { Knockout } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import type { AppError } from '../../../platform/errors.ts';
import type { QuestionRow } from '../../jobs/jobs/queries.ts';
import {
  readAnswers,
  requireApplicable,
  findStanding,
  type ApplicableJob,
  type StageEvent,
} from './rules.ts';

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
    return sayEnglish((error as AppError).detail.fields?.['answers.q'] ?? '') || undefined;
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

describe('[H-3] an answer is a knockout', () => {
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

const open: ApplicableJob = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'Engineer',
  language: 'en',
  status: 'active',
  company_id: '0192f0c1-0000-7000-8000-000000000002',
  company_name: 'Harbour Works',
  notify_email: '',
  is_answered: true,
  is_elsewhere: false,
};

describe('[G-9] which jobs can be applied for', () => {
  test('an open job whose employer is here', () => {
    expect(requireApplicable(open)).toBe(open);
  });

  test.each([
    ['no job', undefined, 'not_found'],
    ['a draft', { ...open, status: 'draft' as const }, 'not_found'],
    ['a posting under moderation', { ...open, status: 'pending' as const }, 'not_found'],
    ['an expired job', { ...open, status: 'expired' as const }, 'gone'],
    ['a filled job', { ...open, status: 'filled' as const }, 'gone'],
    ['a job whose employer is not here', { ...open, is_answered: false }, 'conflict'],
  ])('not %s', (_what, job, code) => {
    expect(() => requireApplicable(job)).toThrow(expect.objectContaining({ code }));
  });
});

const now = new Date('2026-11-25T12:00:00Z');

/** Moves to stages, by minutes before now. */
const moves = (...stages: [kind: StageKind, minutesAgo: number][]): StageEvent[] => [
  { status: 'submitted', stage_kind: null, created_at: new Date(now.getTime() - 10_000 * 60_000) },
  ...stages.map(([stage_kind, minutesAgo]) => ({
    status: 'viewed' as const,
    stage_kind,
    created_at: new Date(now.getTime() - minutesAgo * 60_000),
  })),
];

test.each<[StageKind, string]>([
  ['seen', 'viewed'],
  ['shortlist', 'shortlist'],
  ['interview', 'interview'],
  ['offer', 'offer'],
  ['hired', 'hired'],
  ['declined', 'declined'],
])('[L-24, G-9] a candidate in stage %s is shown %s', (stage, status) => {
  expect(findStanding('viewed', moves([stage, 60]), false, now)).toBe(status);
});

test('[L-24, G-9] a stage of the company’s own says nothing, also not that the application was viewed', () => {
  expect(findStanding('viewed', moves(['own', 60]), false, now)).toBe('submitted');
  expect(findStanding('viewed', moves(['interview', 90], ['own', 60]), false, now)).toBe('interview');
});

test('[L-24, G-9] the last stage counts, also one that was left before', () => {
  const back = moves(['interview', 90], ['shortlist', 60], ['interview', 30]);
  expect(findStanding('viewed', back, false, now)).toBe('interview');
});

test('[L-24, G-9] a decline is shown once its letter is out, and not if it was taken back', () => {
  expect(findStanding('viewed', moves(['shortlist', 60], ['declined', 5]), true, now)).toBe('shortlist');
  expect(findStanding('viewed', moves(['shortlist', 60], ['declined', 5]), false, now)).toBe('declined');
  const takenBack = moves(['declined', 60], ['shortlist', 55]);
  expect(findStanding('viewed', takenBack, false, now)).toBe('shortlist');
});

test('[L-24, G-9] a withdrawn application is withdrawn, whatever came before', () => {
  expect(findStanding('withdrawn', moves(['offer', 60]), false, now)).toBe('withdrawn');
});
