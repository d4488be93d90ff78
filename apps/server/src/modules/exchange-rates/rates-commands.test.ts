import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { exchangeRates } from '../../platform/exchange-rates/exchange-rates.ts';
import { currencyPerDollar, currencyRatesDate } from '../../platform/exchange-rates/first-rates.ts';
import { createStaff } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { presentYearlyDollars } from '../jobs/salary-rules.ts';
import { longestFile, readRatesFile } from './file-rules.ts';
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
  await exchangeRates.load(context.database);
});
afterAll(async () => {
  await context.database.deleteFrom('exchange_rates').execute();
  await exchangeRates.load(context.database);
  server.close();
});

const renew = (body: string, status = 200) => {
  answer = { status, body };
  return renewRates(context.database, url, now);
};
const pounds = { min: 5_000_000, max: null, currency: 'GBP', period: 'year' } as const;

describe('[L-19] exchange rates', () => {
  test('those that were compiled in hold until newer ones are fetched, with their date', async () => {
    expect(exchangeRates.perDollar('GBP')).toBe(currencyPerDollar['GBP']);
    expect(presentYearlyDollars(pounds)?.ratesOf).toBe(currencyRatesDate);
    expect(await renew(xml('2026-11-24', perEuro({ USD: '1.2', GBP: '0.9' })))).toBe('');
    expect(exchangeRates.perDollar('GBP')).toBeCloseTo(0.75);
    expect(exchangeRates.perDollar('EUR')).toBeCloseTo(1 / 1.2);
    expect(presentYearlyDollars(pounds)).toEqual({ min: 66_667, max: null, ratesOf: '2026-11-24' });
    // The Central Bank has no dirham: its rate stays, with the day that it is of.
    expect(exchangeRates.perDollar('AED')).toBe(currencyPerDollar['AED']);
    expect(exchangeRates.dateOf(['GBP', 'AED'])).toBe(currencyRatesDate);
  });

  test('every process takes them over when the database calls out', async () => {
    const { database, services } = context;
    const stop = exchangeRates.follow(database, services.notices, pino({ level: 'silent' }));
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
    ['too large', () => [' '.repeat(longestFile + 1), 200] as const, 'larger'],
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
    const administrator = await createStaff(context.services);
    const send = (content: string) =>
      context.app.inject({
        method: 'POST',
        url: '/api/staff/exchange-rates',
        headers: administrator.headers,
        payload: { content },
      });
    expect((await send('a,b')).json()).toMatchObject({
      fields: { content: expect.stringContaining('choose') },
    });
    const today = new Date().toISOString().slice(0, 10);
    expect((await send(xml(today))).statusCode).toBe(201);
    expect(exchangeRates.dateOf(['GBP'])).toBe(today);
    const log = await context.database.selectFrom('audit_log').select(['subject_id', 'after']).execute();
    expect(log).toEqual([{ subject_id: 'exchange-rates', after: { date: today } }]);
  });

  test('the CSV of the Central Bank says the same as its XML', () => {
    expect(readRatesFile(csv('24 November 2026'))).toEqual(readRatesFile(xml('2026-11-24')));
  });
});
