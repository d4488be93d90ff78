import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/*
 * Writes `data/exchange-rates/rates.tsv`, the rates of a board that has fetched none yet (see the README there):
 *
 *   node tooling/exchange-rates/make-rates.ts EUROFXREF-HIST.CSV USD.JSON
 *
 * The first file is the European Central Bank's table, the newest day first. The second has the currencies that the
 * Bank does not publish, in the format of the npm package @fawazahmed0/currency-api.
 */

interface Rate {
  perDollar: number;
  date: string;
  source: 'ecb' | 'currency-api';
}

const [table, others] = process.argv.slice(2);
if (!table || !others)
  throw new Error('Name the table of the European Central Bank and the file of the others.');

const target = path.join(root, 'data/exchange-rates/rates.tsv');
const [head = '', ...known] = readFileSync(target, 'utf8').trim().split('\n');
const rates = new Map([...readOthers(others), ...readCentralBank(table)]);
const lines = known.map((line) => {
  const [currency = ''] = line.split('\t');
  const rate = rates.get(currency);
  // A currency without a newer rate keeps its old one: amounts in it are still told from slips of the pen.
  return rate ? [currency, digits(rate.perDollar), rate.date, rate.source].join('\t') : line;
});
writeFileSync(target, `${[head, ...lines].join('\n')}\n`);

function readCentralBank(file: string): Map<string, Rate> {
  const [codes = [], values = []] = readFileSync(file, 'utf8')
    .split('\n', 2)
    .map((line) => line.split(','));
  const date = values[0] ?? '';
  const dollars = Number(values[codes.indexOf('USD')]);
  const perEuro = codes.flatMap((code, at): [string, number][] => {
    const rate = Number(values[at]);
    return at > 0 && rate > 0 && code !== 'USD' ? [[code, rate]] : [];
  });
  return new Map(
    [['EUR', 1] as const, ...perEuro].map(([code, rate]) => [
      code,
      { perDollar: rate / dollars, date, source: 'ecb' },
    ]),
  );
}

function readOthers(file: string): Map<string, Rate> {
  const { date, usd } = JSON.parse(readFileSync(file, 'utf8')) as {
    date: string;
    usd: Record<string, number>;
  };
  return new Map(
    Object.entries(usd).map(([code, perDollar]) => [
      code.toUpperCase(),
      { perDollar, date, source: 'currency-api' },
    ]),
  );
}

function digits(rate: number): string {
  return String(Number(rate.toPrecision(6)));
}
