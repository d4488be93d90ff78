import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import { defaultBoard } from '@waymark/contract/board-tables';
import { expect, onTestFinished, test } from 'vitest';
import { setBoard } from '../../../lib/board.ts';
import {
  cleanPastedHtml,
  describePublished,
  fromLocalMoment,
  listFound,
  moved,
  newFields,
  textOf,
  toLocalMoment,
  withItem,
  describeCost,
} from './form-rules.ts';

test('[H-3, J-5] a new posting begins with the currency and the unit of pay of the board', () => {
  setBoard({ ...defaultBoard, currency: 'EUR', payPeriod: 'hour' }, undefined);
  expect(newFields('ana@example.com')).toMatchObject({ currency: 'EUR', period: 'hour' });
  setBoard(defaultBoard, undefined);
  expect(newFields('ana@example.com')).toMatchObject({ currency: 'USD', period: 'year' });
});

test('[H-3] a tag is added once', () => {
  expect(withItem(['Go'], '  go ')).toEqual(['Go']);
  expect(withItem(['Go'], 'Data  Science')).toEqual(['Go', 'Data Science']);
  expect(withItem(['Go'], ' ')).toEqual(['Go']);
});

test('[H-3] a question moves, and stays where there is no place to move to', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('[H-3] the text of a description has no markup', () => {
  expect(textOf('<p>Keep &amp; light</p><ul><li><p>Lamps</p></li></ul>')).toBe('Keep & light\nLamps');
});

test('[H-3] a moment survives a local time field', () => {
  expect(fromLocalMoment(toLocalMoment('2027-04-01T09:30:00.000Z'))).toBe('2027-04-01T09:30:00.000Z');
  expect(toLocalMoment('')).toBe('');
  expect(fromLocalMoment('')).toBe('');
});

test('[H-3] a list from Word becomes a list', () => {
  const word = `<p class="MsoListParagraphCxSpFirst"><span>·<span>&nbsp;&nbsp;</span></span>Lamps</p>
    <p class="MsoListParagraphCxSpLast"><span>·</span>Fog</p><p class=MsoNormal>Text</p>`;
  expect(cleanPastedHtml(word).replaceAll(/\s*\n\s*/g, '')).toBe(
    '<ul><li>Lamps</li><li>Fog</li></ul><p class=MsoNormal>Text</p>',
  );
});

test('[H-3] found fields have the labels of the form', () => {
  expect(listFound(sayEnglish, standardWords, { title: 'Keeper', skills: ['A', 'B'], places: [] })).toEqual([
    { name: 'title', label: 'Job Title', shown: 'Keeper' },
    { name: 'skills', label: 'Job Tags', shown: 'A; B' },
  ]);
  // In the words of the form.
  const kept = {
    type: 'full-time',
    category: 'health',
    experienceMin: '2',
    workMode: 'on-site',
    period: 'hour',
  };
  const shown = ['Full Time', 'Health', '2 years', 'On site', 'an hour'];
  expect(listFound(sayEnglish, standardWords, kept).map((one) => one.shown)).toEqual(shown);
  expect(
    listFound(sayEnglish, standardWords, { requirements: 'Knots', howToApply: 'Ask' }).map(
      ({ label }) => label,
    ),
  ).toEqual(['Job Requirements', 'How to Apply']);
});

test('[H-3] the message says what a posting waits for', () => {
  const posting = {
    jobId: '0197c5b2-0000-7000-8000-00000000abcd',
    status: 'pending' as const,
    awaitsPayment: false,
    orderId: null,
    awaitsApproval: true,
    awaitsCompany: false,
    publishAt: null,
  };
  const say = (part: object) => describePublished(sayEnglish, { ...posting, ...part }, (iso) => iso, 'en');
  expect(say({})).toMatch(/first posting/);
  expect(say({ awaitsPayment: true })).toMatch(/paid for: \$9\.00 for 30 days\.$/);
  expect(say({ awaitsApproval: false, publishAt: '2027' })).toMatch(/on 2027/);
  expect(say({ status: 'active' })).toMatch(/open/);
});

test('[H-5] the cost of a posting is described', () => {
  expect(describeCost(sayEnglish, { postings: 1, taken: 0 }, 'en')).toBe(
    '0 of 1 place of your plan in use: publishing this posting costs nothing.',
  );
  expect(describeCost(sayEnglish, { postings: 4, taken: 6 }, 'en')).toBe(
    '4 of 4 places of your plan in use: this posting costs $9.00 for 30 days. You pay after you publish.',
  );
  onTestFinished(() => setBoard(defaultBoard, undefined));
  setBoard({ ...defaultBoard, hasCheckout: false, sellsPlans: false }, undefined);
  expect(describeCost(sayEnglish, { postings: 1, taken: 1 }, 'en')).not.toContain('$');
});
