import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { afterEach, describe, expect, test } from 'vitest';
import { toYearlyUsd } from '../areas/jobs/jobs/rules.ts';
import { board } from '../platform/board/board.ts';
import { createCandidate, createJob, createStaff } from './factories.ts';
import { fetchFrom } from './fetch-from.ts';
import { pdfBytes } from './resume-files.ts';
import { useTestApp } from './test-app.ts';
import { multipart } from './uploads.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  await context.services.changes.settled();
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

async function set(settings: Record<string, unknown>): Promise<void> {
  const staff = await createStaff(context.services, { staff_role: 'administrator' });
  for (const [key, value] of Object.entries(settings)) {
    const url = `/api/staff/settings/${key}`;
    const known = await context.app.inject({ url: '/api/staff/settings', headers: staff.headers });
    const { version } = known.json().data.settings[key];
    const payload = { value, version };
    const saved = await context.app.inject({ method: 'PUT', url, headers: staff.headers, payload });
    expect([key, saved.statusCode, saved.json().message]).toEqual([key, 200, undefined]);
  }
}

type Pay = Parameters<typeof toYearlyUsd>[0];

async function post(title: string, salary: Pay) {
  const job = await createJob(context.services, {
    title,
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: salary.currency,
    salary_period: salary.period,
    salary_yearly_usd: toYearlyUsd(salary),
  });
  await context.services.changes.settled();
  return job;
}

const search = async (query = '') =>
  (await context.app.inject({ url: `/api/jobs?${query}` })).json<JobSearchResult>();
const amounts = async (query = '') => (await search(query)).facets.salary.map(({ value }) => Number(value));
const titles = async (query: string) => (await search(query)).data.map(({ title }) => title).toSorted();

let visitors = 0;
async function signUp(desireCompensation: string) {
  const { payload, headers } = await multipart(
    {
      email: `wish-${++visitors}@example.org`,
      jobTitle: 'Analyst',
      location: 'London',
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+44 20 7946 0000',
      allowedText: 'false',
      bestJobFirst: 'true',
      desireCompensation,
      educationLevel: 'Some college',
      experienceLevel: '10 Plus',
      valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
      sendResumeToExpert: 'false',
    },
    { name: 'ada.pdf', bytes: pdfBytes() },
  );
  const remoteAddress = `198.51.100.${visitors}`;
  return context.app.inject({ method: 'POST', url: '/api/signup', payload, headers, remoteAddress });
}

const boards = [
  { currency: 'EUR', payPeriod: 'month' },
  { currency: 'JPY', payPeriod: 'month' },
  { currency: 'KWD', payPeriod: 'month' },
  { currency: 'PLN', payPeriod: 'hour' },
] as const;
const dollars = /\$|\bUSD\b|dollar|per year|a year|yearly/i;

describe.each(boards)(
  '[L-40] a board that speaks of pay in $currency for a $payPeriod',
  ({ currency, payPeriod }) => {
    const unit = { currency, period: payPeriod };

    test('offers round amounts of its own, counts by them, and says nothing of dollars or years', async () => {
      await set({ currency, payPeriod });
      const shown = await amounts();
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      // Two digits and no more.
      for (const amount of shown) expect(Number(amount.toPrecision(2))).toBe(amount);
      const [least = 0, more = 0] = shown;
      const minor = (amount: number) => Math.round(amount * 10 ** minorUnitDigits(currency));
      const job = await post('Baker', { min: minor(more), max: minor(more), ...unit });
      await post('Brewer', { min: minor(least), max: null, ...unit });
      const counted = (await search()).facets.salary.map(({ count }) => count);
      expect(counted.slice(0, 3)).toEqual([2, 1, 0]);
      const asked = `salary=${more}&currency=${currency}&period=${payPeriod}`;
      expect(await titles(asked)).toEqual(['Baker']);
      expect((await search(asked)).facets.salary.map(({ count }) => count).slice(0, 3)).toEqual([2, 1, 0]);
      const detail = await context.app.inject({ url: `/api/jobs/${job.id}` });
      expect(detail.json().data.converted).toBeNull();
      for (const text of [JSON.stringify(await search()), detail.body]) expect(text).not.toMatch(dollars);
    });

    test('asks in registration what it speaks of, and keeps what people have said', async () => {
      const early = await createCandidate(context.services);
      await set({ currency, payPeriod });
      const [wished = 0] = board.words.pay.amounts;
      const wish = `${wished}:${currency}:${payPeriod}`;
      expect((await signUp('$80,0000')).json().fields).toEqual({
        desireCompensation: 'Please choose one of the amounts on the list.',
      });
      expect((await signUp(`${wished + 1}:${currency}:${payPeriod}`)).statusCode).toBe(400);
      expect((await signUp(wish)).json().data.user.desireCompensation).toBe(wish);
      const save = (desireCompensation: string) =>
        context.app.inject({
          method: 'PUT',
          url: '/api/update-user',
          headers: early.headers,
          payload: {
            email: early.email,
            jobTitle: 'Admiral',
            location: 'Arlington',
            firstName: 'Grace',
            lastName: 'Hopper',
            phone: '+1 202 555 0100',
            desireCompensation,
          },
        });
      // Said on a dollar board, and said still.
      expect((await save('$80,0000')).json().data.desireCompensation).toBe('$80,0000');
      expect((await save('$20,0000')).json().fields).toEqual({
        desireCompensation: 'Please choose one of the amounts on the list.',
      });
      expect((await save(wish)).json().data.desireCompensation).toBe(wish);
      expect((await save('$80,0000')).statusCode).toBe(400);
      expect((await save('nonsense')).statusCode).toBe(400);
    });

    test('assistants are told, and amounts without a unit are in its own', async () => {
      await set({ currency, payPeriod });
      const [, more = 0] = board.words.pay.amounts;
      const minor = Math.round(more * 10 ** minorUnitDigits(currency));
      await post('Baker', { min: minor, max: minor, ...unit });
      const client = new Client({ name: 'test', version: '1' });
      const url = new URL(`${context.services.config.publicUrl}/mcp`);
      await client.connect(new StreamableHTTPClientTransport(url, { fetch: fetchFrom(context) }));
      const { tools } = await client.listTools();
      const told = JSON.stringify(tools.filter(({ name }) => name === 'search_jobs' || name === 'get_pay'));
      expect(told).toContain(`in ${currency}`);
      expect(told.replaceAll('"$schema"', '')).not.toMatch(/\$|dollar|without it\W+a year/i);
      const find = async (salary_min: number) =>
        (
          await client.callTool({
            name: 'search_jobs',
            arguments: { query: 'baker', filters: { salary_min } },
          })
        ).structuredContent;
      expect(await find(more)).toMatchObject({ total_results: 1 });
      expect(await find(more * 2)).toMatchObject({ total_results: 0 });
    });
  },
);

test('[L-40] [B-6] a dollar board asks and filters as specified', async () => {
  expect(await amounts()).toEqual([20_000, 40_000, 60_000, 80_000, 100_000, 150_000]);
  expect((await signUp('$80,0000')).json().data.user.desireCompensation).toBe('$80,0000');
  expect((await signUp('3000:EUR:month')).statusCode).toBe(400);
  // By the hour it offers amounts for hours, and asks in registration as before.
  await set({ payPeriod: 'hour' });
  expect(await amounts()).toEqual([10, 20, 30, 40, 50, 70]);
  expect((await signUp('$80,0000')).statusCode).toBe(201);
});

test('[L-40] the operator chooses the amounts, which count while the board speaks of pay in the same way', async () => {
  const payChoices = { currency: 'EUR', period: 'month', amounts: [4000, 2200, 3000.5] };
  await set({ currency: 'EUR', payPeriod: 'month', payChoices });
  expect(await amounts()).toEqual([2200, 3000.5, 4000]);
  expect((await signUp('3000.5:EUR:month')).statusCode).toBe(201);
  expect((await signUp('3500:EUR:month')).statusCode).toBe(400);
  // A search in another unit has round amounts of that one.
  expect(await amounts('salary=20&currency=EUR&period=hour')).toEqual([10, 20, 30, 40, 50, 70]);
  await set({ currency: 'CHF' });
  expect(await amounts()).toEqual([1500, 3500, 5000, 7000, 8000, 10_000]);
  await set({ currency: 'EUR' });
  expect(await amounts()).toEqual([2200, 3000.5, 4000]);
  await set({ payPeriod: 'year' });
  expect(await amounts()).toEqual([20_000, 40_000, 60_000, 80_000, 100_000, 150_000]);
});

test.each([
  [[], 'Please enter at least one amount.'],
  [[2000, 2000], 'Please enter each amount once.'],
  [[0], 'Each amount is 1 or more.'],
  [[1.001], 'Please use at most two digits behind the point.'],
  [[null], 'Please write each amount as a number.'],
  [Array.from({ length: 21 }, (_none, at) => at + 1), 'A list has at most 20 amounts.'],
])('[L-40] amounts %j are refused', async (given, message) => {
  const staff = await createStaff(context.services, { staff_role: 'administrator' });
  const refused = await context.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/payChoices',
    headers: staff.headers,
    payload: { value: { currency: 'EUR', period: 'month', amounts: given }, version: 0 },
  });
  expect(refused.statusCode).toBe(400);
  expect(Object.values(refused.json().fields)).toContain(message);
});

test('[L-40] an address asks for the same whatever the board speaks of, and so does an alert', async () => {
  await post('Rich', { min: 9_000_000, max: 9_000_000, currency: 'USD', period: 'year' });
  await post('Poor', { min: 3_000_000, max: 3_000_000, currency: 'USD', period: 'year' });
  expect(await titles('salary=60000')).toEqual(['Rich']);
  await set({ currency: 'JPY', payPeriod: 'month' });
  expect(await titles('salary=60000')).toEqual(['Rich']);
  expect(await titles('salary=60000&currency=JPY&period=month')).toEqual(['Poor', 'Rich']);
});

test('[L-40] [L-37] a pay that is typed is in the currency of the board, and its sign is read so', async () => {
  const typed = async (q: string) => (await search(new URLSearchParams({ q }).toString())).understood;
  await set({ currency: 'EUR', payPeriod: 'month' });
  expect(await typed('baker at least 3000')).toMatchObject({
    salary: 3000,
    currency: 'EUR',
    period: 'month',
  });
  await set({ currency: 'AUD', payPeriod: 'year' });
  expect(await typed('baker over $90k')).toMatchObject({ salary: 90_000, currency: 'AUD', period: 'year' });
  await set({ currency: 'USD' });
  const american = await typed('baker over $90k');
  expect([american?.salary, american?.currency]).toEqual([90_000, undefined]);
});

test('[L-40] what a job pays in another unit is converted to that of the board', async () => {
  await set({ currency: 'EUR', payPeriod: 'month' });
  const job = await post('Baker', { min: 6_000_000, max: null, currency: 'GBP', period: 'year' });
  const { converted } = (await context.app.inject({ url: `/api/jobs/${job.id}` })).json().data;
  expect(converted).toMatchObject({ currency: 'EUR', period: 'month', max: null });
  expect(converted.min).toBeGreaterThan(5000);
  expect(converted.min).toBeLessThan(7000);
  expect(converted.ratesOf).toMatch(/^\d{4}-\d\d-\d\d$/);
});
