import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import {
  keysOfCompanies,
  keysOfLabel,
  reasonsFor,
  scoreOf,
  type Fit,
  type WantedJob,
  tier,
} from './rules.ts';
import type { CandidateCard } from '@waymark/contract/hiring/candidates';
import type { Salary } from '@waymark/contract/jobs/jobs';

const isKeptOut = (
  label: string,
  company: { name: string; website_host?: string },
  mailHosts: string[] = [],
) => {
  const keys = keysOfCompanies([{ website_host: '', ...company }], mailHosts);
  return keysOfLabel(label).some((key) => keys.includes(key));
};

describe('[H-7] a company that a candidate keeps out', () => {
  test.each([
    ['Acme', { name: 'ACME' }],
    ['Acme', { name: 'Acme GmbH & Co. KG' }],
    ['Acme Inc.', { name: 'Acme' }],
    ['the acme company', { name: 'Acme Ltd' }],
    ['Café Zoë', { name: 'Cafe Zoe S.A.' }],
    ['acme.example', { name: 'Road Runner', website_host: 'acme.example' }],
    ['https://www.acme.example/jobs?x=1', { name: 'Road Runner', website_host: 'acme.example' }],
    ['somebody@acme.example', { name: 'Road Runner', website_host: 'acme.example' }],
    ['acme.example', { name: 'Road Runner', website_host: 'careers.acme.example' }],
    ['Booking.com', { name: 'Booking.com', website_host: 'elsewhere.example' }],
    ['東京電力', { name: '東京電力' }],
  ])('%s is %o', (label, company) => {
    expect(isKeptOut(label, company)).toBe(true);
  });

  test('by the mail of its people', () => {
    expect(isKeptOut('acme.example', { name: 'No One in Particular' }, ['mail.acme.example'])).toBe(true);
  });

  test.each([
    ['Acme', { name: 'Acme Robotics' }],
    ['Acme', { name: 'Pacme' }],
    ['acme.example', { name: 'Acme', website_host: 'notacme.example' }],
    ['jobs.acme.example', { name: 'Other', website_host: 'acme.example' }],
    ['Company', { name: 'Group' }],
  ])('%s is not %o', (label, company) => {
    expect(isKeptOut(label, company)).toBe(false);
  });

  test('what is no name has no key', () => {
    expect(keysOfLabel('???')).toEqual([]);
  });
});

const job: WantedJob = {
  type: 'full-time',
  workMode: 'on-site',
  category: 'health',
  skills: ['Triage', 'ICU'],
  salary: null,
};

const nothing: Fit = {
  skills: 0,
  mark: tier.none,
  isSameCategory: false,
  isNear: false,
  wishesRemote: false,
  hasType: undefined,
};

const card: CandidateCard = {
  id: '0198c1a4-0000-7000-8000-000000000000',
  name: 'Ada L.',
  headline: 'Nurse',
  location: '',
  types: [],
  category: 'health',
  skills: [],
  remote: false,
  hourlyRate: null,
  hasResume: false,
  saved: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('[H-7] how well a candidate fits a posting', () => {
  test('is nothing without a skill or the work itself, wherever they live', () => {
    expect(scoreOf({ ...nothing, isSameCategory: true, isNear: true, hasType: true }, job)).toBe(0);
    expect(scoreOf({ ...nothing, mark: tier.anywhere }, job)).toBe(0);
    expect(scoreOf({ ...nothing, skills: 1 }, job)).toBeGreaterThan(0);
  });

  test('is more with each thing that fits', () => {
    const steps: Partial<Fit>[] = [
      { skills: 1 },
      { skills: 2 },
      { mark: tier.nearTitle },
      { mark: tier.title },
      { isNear: true },
      { hasType: true },
      { isSameCategory: true },
    ];
    let fit = nothing;
    const scores = steps.map((step) => scoreOf((fit = { ...fit, ...step }), job));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(steps.length);
    expect(scoreOf({ ...nothing, skills: 1, hasType: false }, job)).toBeLessThan(
      scoreOf({ ...nothing, skills: 1 }, job),
    );
  });
});

describe('[H-7] the reasons', () => {
  const payOf = (salary: Salary | null, amount: number, currency = 'USD') =>
    reasonsFor(
      sayEnglish,
      { ...job, salary },
      { ...card, hourlyRate: { amount, currency } },
      { mark: tier.none, distance: undefined },
    );
  const yearly: Salary = { min: null, max: 10_000_000, currency: 'USD', period: 'year' };

  test.each([
    [4000, 'USD', true, 'Asks for $40 an hour, you offer about $48 an hour'],
    [6000, 'USD', false, 'Asks for $60 an hour, you offer about $48 an hour'],
    [3000, 'GBP', true, 'Asks for £30 an hour, you offer about $48 an hour, which is about £38 an hour'],
    [5000, 'GBP', false, 'Asks for £50 an hour, you offer about $48 an hour, which is about £38 an hour'],
  ])('an hourly rate of %i %s fits: %s', (amount, currency, fits, text) => {
    expect(payOf(yearly, amount, currency)).toEqual([{ fits, text }]);
  });

  test('say nothing where nothing is known', () => {
    expect(payOf(null, 4000)).toEqual([]);
    expect(reasonsFor(sayEnglish, job, card, { mark: tier.none, distance: undefined })).toEqual([]);
    const nowhere = { name: 'Berlin', kilometres: Infinity };
    expect(reasonsFor(sayEnglish, job, card, { mark: tier.none, distance: nowhere })).toEqual([]);
  });

  test('a remote posting asks for the wish and not for the place', () => {
    const remote = { ...job, workMode: 'remote' };
    const far = { name: 'Berlin', kilometres: 900 };
    expect(
      reasonsFor(sayEnglish, remote, { ...card, remote: true }, { mark: tier.none, distance: far }),
    ).toEqual([{ fits: true, text: 'Wishes to work remotely' }]);
  });
});
