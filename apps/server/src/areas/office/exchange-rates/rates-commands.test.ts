import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { sql } from 'kysely';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { currencyPerDollar, currencyRatesDate } from '../../../platform/exchange-rates/first-rates.ts';
import type { Logger } from '../../../platform/log.ts';
import { createCandidateCalls, createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import { createEmployer, createJob, createStaff } from '../../../testing/factories.ts';
import { queuedJobs } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { convertSalaries } from '../../jobs/jobs/conversion-commands.ts';
import { convertPay } from '../../jobs/jobs/rules.ts';
import { maxFile, readRatesFile } from './file-rules.ts';
import { convertStoredPay } from './handlers.ts';
import { renewRates } from './rates-commands.ts';

const context = useTestApp();
const now = new Date('2026-11-25T16:00:00Z');

/** What one euro was worth by the first rates; of each currency of the Central Bank's list. */
const listed = 'USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR INR'.split(' ');
const euro = currencyPerDollar['EUR'] ?? 1;
const perEuro = (changes: Record<string, string> = {}): [string, string][] =>
  listed.map((code) => [code, changes[code] ?? ((currencyPerDollar[code] ?? 1) / euro).toFixed(4)]);

const xml = (date: string, rates = perEuro()) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${date}'>${rates.map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`).join('\n')}</Cube></Cube>
</gesmes:Envelope>`;
const csv = (date: string, rates = perEuro()) =>
  `Date, ${rates.map(([code]) => code).join(', ')}, \n${date}, ${rates.map(([, rate]) => rate).join(', ')}, \n`;

let server: Server;
let url: string;
let answer = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  await context.database.deleteFrom('exchange_rates').execute();
  await context.database.deleteFrom('exchange_rate_readings').execute();
  await context.database.deleteFrom('audit_log').execute();
  await sql`delete from pgboss.job where name = 'exchange-rates-changed'`.execute(context.database);
  await exchangeRates.load(context.database);
});
afterAll(async () => {
  await context.database.deleteFrom('exchange_rates').execute();
  await exchangeRates.load(context.database);
  server.close();
});

const silent = pino({ level: 'silent' });
const renew = (body: string, status = 200, log: Logger = silent) => {
  answer = { status, body };
  return renewRates(context.services, log, url, now);
};
const today = new Date().toISOString().slice(0, 10);
const euroAt = (dollars: string) => xml('2026-11-24', perEuro({ USD: dollars }));
const pounds = { min: 5_000_000, max: null, currency: 'GBP', period: 'year' } as const;

async function signInStaff() {
  const { headers } = await createStaff(context.services);
  const endpoint = { url: '/api/staff/exchange-rates', headers };
  return {
    send: (content: string) => context.app.inject({ ...endpoint, method: 'POST', payload: { content } }),
    see: async () => (await context.app.inject(endpoint)).json<{ data: RatesOverview }>().data,
  };
}

describe('[L-19] exchange rates', () => {
  test('those that were compiled in hold until newer ones are fetched, with their date', async () => {
    expect(exchangeRates.perDollar('GBP')).toBe(currencyPerDollar['GBP']);
    expect(convertPay(pounds, defaultPay)?.ratesOf).toBe(currencyRatesDate);
    expect(await renew(xml('2026-11-24', perEuro({ USD: '1.2', GBP: '0.9' })))).toBe('');
    expect(exchangeRates.perDollar('GBP')).toBeCloseTo(0.75);
    expect(exchangeRates.perDollar('EUR')).toBeCloseTo(1 / 1.2);
    expect(convertPay(pounds, defaultPay)).toMatchObject({ min: 66_667, max: null, ratesOf: '2026-11-24' });
    // The Central Bank has no dirham: its rate stays, with the day that it is of.
    expect(exchangeRates.perDollar('AED')).toBe(currencyPerDollar['AED']);
    expect(exchangeRates.dateOf(['GBP', 'AED'])).toBe(currencyRatesDate);
  });

  test('every process takes them over when the database calls out', async () => {
    const { database, services } = context;
    const stop = exchangeRates.follow(database, services.notices, silent);
    const heard = new Promise<void>((resolve) => {
      exchangeRates.subscribe(resolve);
    });
    await database
      .insertInto('exchange_rates')
      .values({ currency: 'SEK', per_dollar: 9, rates_date: '2026-11-24' })
      .execute();
    await heard;
    expect(exchangeRates.perDollar('SEK')).toBe(9);
    await stop();
  });

  test.each([
    ['a failure', () => ['', 500] as const, 'answered with 500'],
    ['too large', () => [' '.repeat(maxFile + 1), 200] as const, 'larger'],
    [
      'a page',
      () => ['<html><body>Sign in</body></html>', 200] as const,
      'no file of the European Central Bank',
    ],
    ['a day to come', () => [xml('2026-12-24'), 200] as const, 'a day to come'],
    ['older than those kept', () => [xml('2024-01-02'), 200] as const, 'Newer rates are kept'],
    ['far off', () => [xml('2026-11-24', perEuro({ GBP: '90' })), 200] as const, 'GBP is too far'],
    ['no dollar', () => [xml('2026-11-24', perEuro().slice(1)), 200] as const, 'no rate of the US dollar'],
    ['few', () => [xml('2026-11-24', perEuro().slice(0, 5)), 200] as const, 'fewer than'],
    ['twice the same', () => [xml('2026-11-24', [...perEuro(), ['USD', '1']]), 200] as const, '“USD”'],
    ['no number', () => [xml('2026-11-24', perEuro({ GBP: '-1e9' })), 200] as const, '“GBP”'],
    ['a false day', () => [xml('2026-02-31'), 200] as const, 'of which day'],
    ['an entity', () => [`<!DOCTYPE a [<!ENTITY b "c">]>${xml('2026-11-24')}`, 200] as const, 'no file of'],
  ])('of %s nothing is kept, and staff can see why', async (_what, given, problem) => {
    const [body, status] = given();
    expect(await renew(body, status)).toContain(problem);
    expect(await context.database.selectFrom('exchange_rates').selectAll().execute()).toEqual([]);
    const noted = await context.database.selectFrom('exchange_rate_readings').selectAll().executeTakeFirst();
    expect(noted?.problem).toContain(problem);
    expect(exchangeRates.perDollar('GBP')).toBe(currencyPerDollar['GBP']);
  });

  test('staff gives a file, which the log of actions notes; what is none is refused with what to do', async () => {
    const { send } = await signInStaff();
    expect((await send('a,b')).json()).toMatchObject({
      fields: { content: expect.stringContaining('choose') },
    });
    expect((await send('PK\u0003\u0004')).json()).toMatchObject({
      fields: { content: expect.stringContaining('unpack it') },
    });
    expect((await send(xml(today))).statusCode).toBe(201);
    expect(exchangeRates.dateOf(['GBP'])).toBe(today);
    const log = await context.database.selectFrom('audit_log').select(['subject_id', 'after']).execute();
    expect(log).toEqual([{ subject_id: 'exchange-rates', after: { date: today } }]);
  });

  test('the CSV of the Central Bank says the same as its XML', () => {
    expect(readRatesFile(csv('24 November 2026'))).toEqual(readRatesFile(xml('2026-11-24')));
  });

  test('staff sees which rates there are, where they come from and how the last fetch went', async () => {
    const { see, send } = await signInStaff();
    expect(await see()).toEqual({
      source: 'built-in',
      days: [{ date: currencyRatesDate, currencies: Object.keys(currencyPerDollar).toSorted() }],
      host: 'www.ecb.europa.eu',
      lastFetch: null,
    });
    await renew(xml('2026-11-24'));
    const fetched = await see();
    expect(fetched).toMatchObject({
      source: 'fetched',
      days: [{ date: '2026-11-24' }, { date: currencyRatesDate }],
      lastFetch: { at: now.toISOString(), problem: '' },
    });
    expect(fetched.days[0]?.currencies).toContain('GBP');
    expect(fetched.days[1]?.currencies).toContain('AED');
    await context.database.deleteFrom('exchange_rates').execute();
    await send(xml(today));
    await renew('', 500);
    expect(await see()).toMatchObject({
      source: 'uploaded',
      days: [{ date: today }, { date: currencyRatesDate }],
      lastFetch: { at: now.toISOString(), problem: expect.stringContaining('500') },
    });
  });

  test('a failed fetch is one line of information, without a warning, and names the host', async () => {
    const lines: { level: number; problem?: string }[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
    const nowhere = 'http://127.0.0.1:1/secret-path';
    expect(await renewRates(context.services, log, nowhere, now)).toBe(
      'There was no answer from 127.0.0.1:1.',
    );
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, problem: 'There was no answer from 127.0.0.1:1.' }),
    ]);
    await renew(xml('2026-11-24'), 200, log);
    expect(lines).toHaveLength(1);
  });

  test('only rates that differ have what is stored converted again', async () => {
    const queued = () => queuedJobs(context.database, 'exchange-rates-changed');
    await renew(euroAt('1.2'));
    expect(await queued()).toHaveLength(1);
    await renew(euroAt('1.2'));
    expect(await queued()).toHaveLength(1);
    await renew(euroAt('1.3'));
    expect(await queued()).toHaveLength(2);
    await renew('', 500);
    expect(await queued()).toHaveLength(2);
  });

  test('[I-6, I-8] pay is shown and found in other currencies until its rate is 90 days old', async () => {
    const { app, database, services } = context;
    const { now: fixed } = exchangeRates;
    const salary = { salary_period: 'year', salary_currency: 'EUR', salary_min: 9_000_000 } as const;
    const { id } = await createJob(services, { ...salary, salary_yearly_usd: null });
    const ofDay = async (days: number) => {
      exchangeRates.now = () => Date.parse(currencyRatesDate) + days * 86_400_000;
      await convertStoredPay(services);
      await services.changes.settled();
      const found = (await app.inject('/api/jobs?salary=65000')).json<JobSearchResult>();
      const shown = (await app.inject(`/api/jobs/${id}`)).json();
      return {
        total: found.total,
        ratesOf: found.ratesOf,
        currency: shown.data.salary.currency,
        dollars: shown.data.converted?.ratesOf ?? null,
      };
    };
    try {
      const isNew = { total: 1, ratesOf: currencyRatesDate, dollars: currencyRatesDate };
      expect(await ofDay(90)).toEqual({ ...isNew, currency: 'EUR' });
      expect(await ofDay(91)).toEqual({ total: 0, ratesOf: null, dollars: null, currency: 'EUR' });
      expect(await ofDay(0)).toEqual({ ...isNew, currency: 'EUR' });
    } finally {
      exchangeRates.now = fixed;
      await database.deleteFrom('jobs').execute();
      await services.changes.settled();
    }
  });

  test('[I-8] the pay filter finds jobs by the rates of now', async () => {
    const { services, database } = context;
    const salary = { salary_period: 'year', salary_currency: 'GBP' } as const;
    const job = async (min: number, dollars: number, overrides = {}) =>
      (await createJob(services, { ...salary, salary_min: min, salary_yearly_usd: dollars, ...overrides }))
        .number;
    const risen = await job(5_000_000, 63_428);
    const waiting = await job(5_000_000, 63_428, { status: 'pending' });
    const closed = await job(5_000_000, 63_428, { status: 'expired' });
    // Half a per cent and less is left as it is.
    const near = await job(5_000_000, 66_500);
    const dollars = await job(6_000_000, 60_000, { salary_currency: 'USD' });
    await services.changes.settled();
    const search = async () => (await context.app.inject('/api/jobs?salary=65000')).json<JobSearchResult>();
    const found = async () => (await search()).total;
    expect((await search()).ratesOf).toBe(currencyRatesDate);
    expect(await found()).toBe(1);
    await renew(xml('2026-11-24', perEuro({ USD: '1.2', GBP: '0.9' })));
    await convertStoredPay(services);
    await services.changes.settled();
    expect(await search()).toMatchObject({ total: 2, ratesOf: '2026-11-24' });
    // Asked for in its own currency, a job is found although its stored amount has drifted a little.
    const inPounds = await context.app.inject(`/api/jobs?q=${encodeURIComponent('over £50,000')}`);
    expect(inPounds.json<JobSearchResult>().exact).toBe(2);
    const stored = async () =>
      new Map(
        (await database.selectFrom('jobs').select(['number', 'salary_yearly_usd']).execute()).map((row) => [
          row.number,
          row.salary_yearly_usd,
        ]),
      );
    const once = await stored();
    expect([risen, waiting, closed, near, dollars].map((number) => once.get(number))).toEqual([
      66_667, 66_667, 63_428, 66_500, 60_000,
    ]);
    await convertStoredPay(services);
    expect(await stored()).toEqual(once);
  });

  test('[H-7] candidates are ordered by the rates of now', async () => {
    const { services } = context;
    const employer = await createEmployer(services);
    for (const [headline, amount, currency] of [
      ['Dollars', 5200, 'USD'],
      ['Pounds', 4000, 'GBP'],
    ] as const) {
      await createVisibleCandidate(services, { headline, hourlyRate: { amount, currency } });
    }
    const ordered = async () =>
      (await createCandidateCalls(context).search('sort=rate', employer)).data.map((one) => one.headline);
    expect(await ordered()).toEqual(['Pounds', 'Dollars']);
    await renew(xml('2026-11-24', perEuro({ USD: '1.2', GBP: '0.9' })));
    await convertStoredPay(services);
    expect(await ordered()).toEqual(['Dollars', 'Pounds']);
  });

  test('salaries are converted batch by batch to the last one', async () => {
    const { services, database } = context;
    const source = 'batches';
    for (let count = 0; count < 5; count++) {
      await createJob(services, {
        source,
        salary_min: 1_000_000,
        salary_currency: 'EUR',
        salary_period: 'year',
        salary_yearly_usd: null,
      });
    }
    await convertSalaries(database, 2);
    const rows = await database
      .selectFrom('jobs')
      .select('salary_yearly_usd as yearly')
      .where('source', '=', source)
      .execute();
    expect(rows.map(({ yearly }) => yearly)).toEqual(
      Array.from({ length: 5 }, () => Math.round(10_000 / euro)),
    );
  });
});
