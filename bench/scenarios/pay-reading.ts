import { defaultMapping } from '../../apps/server/src/areas/jobs/job-import/mapping-rules.ts';
import { readRows } from '../../apps/server/src/areas/jobs/job-import/file-gateway.ts';
import { SourceFields } from '../../apps/server/src/areas/jobs/job-import/value-rules.ts';
import { findPayInText, readPayFields } from '../../apps/server/src/areas/jobs/pay/reading-rules.ts';
import type { Salary } from '../../packages/contract/src/jobs/jobs.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

/** One way in which postings state their pay; amounts are in thousands of a year, or whole units of a month. */
interface Kind {
  country: string;
  currency: string;
  period: Salary['period'];
  /** What an amount of the file is divided by. */
  share?: number;
  locale: string;
  write: (min: string, max: string) => string;
}

const kinds: Readonly<Record<string, Kind>> = {
  'dollars a year': {
    country: 'US',
    currency: 'USD',
    period: 'year',
    locale: 'en-US',
    write: (min, max) => `$${min} - $${max} per year`,
  },
  'Canadian dollars, period not said': {
    country: 'CA',
    currency: 'CAD',
    period: 'year',
    locale: 'en-CA',
    write: (min, max) => `$${min} to $${max}`,
  },
  'German points': {
    country: 'DE',
    currency: 'EUR',
    period: 'year',
    locale: 'de-DE',
    write: (min, max) => `${min} - ${max} € brutto pro Jahr`,
  },
  'Dutch months': {
    country: 'NL',
    currency: 'EUR',
    period: 'month',
    share: 40,
    locale: 'nl-NL',
    write: (min, max) => `€ ${min} tot € ${max} bruto per maand`,
  },
  'French spaces': {
    country: 'FR',
    currency: 'EUR',
    period: 'year',
    locale: 'fr-FR',
    write: (min, max) => `de ${min} à ${max} € brut par an`,
  },
  'Swiss apostrophes': {
    country: 'CH',
    currency: 'CHF',
    period: 'year',
    locale: 'de-CH',
    write: (min, max) => `CHF ${min}.– bis ${max}.–`,
  },
  'Polish months': {
    country: 'PL',
    currency: 'PLN',
    period: 'month',
    share: 15,
    locale: 'de-CH',
    write: (min, max) => `${min} – ${max} zł / mies.`.replaceAll('’', ' '),
  },
  'Indian grouping': {
    country: 'IN',
    currency: 'INR',
    period: 'year',
    share: 0.1,
    locale: 'en-IN',
    write: (min, max) => `₹${min} - ₹${max} PA`,
  },
  'Japanese years': {
    country: 'JP',
    currency: 'JPY',
    period: 'year',
    share: 0.02,
    locale: 'ja-JP',
    write: (min, max) => `年収 ${min}円〜${max}円`,
  },
  'Arabic digits': {
    country: 'AE',
    currency: 'AED',
    period: 'month',
    share: 10,
    locale: 'ar-EG',
    write: (min, max) => `AED ${min} - ${max} / month`,
  },
};

/** Text of a posting whose other amounts are none of pay. */
const around = (pay: string) =>
  `We raised $90 million in 2021 and look after 401(k) plans.\n\nSalary: ${pay}\n\nA $2,500 sign-on bonus, a 15 € meal voucher per day.`;

interface Counts {
  right: number;
  wrong: string[];
  unread: number;
}

/** Which pay of real postings is read right, wrong or not at all, written in the ways of several countries. */
export const payReading: Scenario = {
  name: 'pay-reading',
  async run({ postings }) {
    if (postings === undefined) {
      return [{ what: 'pay reading', measured: 'skipped: name a file of postings with --postings' }];
    }
    const amounts = await amountsOf(postings);
    return Object.entries(kinds).flatMap(([name, kind]) => [
      figureOf(`pay of a field, ${name}`, countAll(amounts, kind, readField)),
      figureOf(`pay in a text, ${name}`, countAll(amounts, kind, readText)),
    ]);
  },
};

async function amountsOf(file: string): Promise<number[]> {
  const amounts: number[] = [];
  const mapping = defaultMapping();
  for await (const row of readRows(file, mapping)) {
    if (!('record' in row)) continue;
    const amount = Number(new SourceFields(row.record, mapping).text('salary'));
    if (amount > 0) amounts.push(amount);
  }
  return amounts;
}

function readField(salary: string, kind: Kind): Salary | null | undefined {
  const read = readPayFields({
    salary,
    min: '',
    max: '',
    currency: '',
    period: '',
    countries: [kind.country],
  });
  return 'salary' in read ? read.salary : undefined;
}

const readText = (pay: string, { country }: Kind) => findPayInText(around(pay), [country]);

function countAll(amounts: readonly number[], kind: Kind, read: typeof readField): Counts {
  const counts: Counts = { right: 0, wrong: [], unread: 0 };
  const minor = kind.currency === 'JPY' ? 1 : 100;
  const format = new Intl.NumberFormat(kind.locale);
  for (const amount of amounts) {
    const ends = [amount, amount * 1.2].map((end) => Math.round(end / (kind.share ?? 1)));
    const [min = 0, max = 0] = ends;
    const pay = kind.write(format.format(min), format.format(max));
    const salary = read(pay, kind);
    const truth = { min: min * minor, max: max * minor, currency: kind.currency, period: kind.period };
    if (!salary) counts.unread++;
    else if (JSON.stringify(salary) === JSON.stringify(truth)) counts.right++;
    else counts.wrong.push(pay);
  }
  return counts;
}

function figureOf(what: string, { right, wrong, unread }: Counts): Figure {
  const share = (part: number) => `${((part / (right + wrong.length + unread)) * 100).toFixed(1)} %`;
  return {
    what,
    measured: `${share(right)} right, ${share(wrong.length)} wrong${wrong[0] ? ` (${wrong[0]})` : ''}, ${share(unread)} unread`,
    budget: 'none wrong',
    within: wrong.length === 0,
  };
}
