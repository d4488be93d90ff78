import { salaryPeriods, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { maxPayAmount, payCurrencies, payFields } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';

type PaySearch = Pick<JobSearch, 'salary' | 'salaryTo' | 'currency' | 'period'>;

const shownFields = [payFields.from, payFields.to, payFields.currency, payFields.period] as const;
const separator = '|';
export const writeBefore = (values: readonly string[]) => values.join(separator);

/**
 * The parameters of an address from those of a form, which sends the choices and the fields beside them: what was typed
 * counts, else the choice. Amounts that stayed keep their currency and period, whatever the fields suggest.
 */
export function readPayFields(parameters: URLSearchParams): Record<keyof PaySearch, string | null> {
  const given = (name: string) => parameters.get(name);
  const plain = { salary: given('salary'), currency: given('currency'), period: given('period') };
  const before = given(payFields.before);
  if (before === null) return { ...plain, salaryTo: given('salaryTo') };
  const now = shownFields.map((name) => given(name)?.trim() ?? '');
  const was = before.split(separator);
  const [from = '', to = '', currency = '', period = ''] = now;
  const isChanged = now.some((value, at) => value !== (was[at] ?? ''));
  return {
    salary: from === (was[0] ?? '') ? plain.salary : from,
    salaryTo: to,
    ...(isChanged ? { currency, period } : { currency: plain.currency, period: plain.period }),
  };
}

/** "30,000", "£30k", "22.50"; undefined for what is no amount of pay. */
export function readAmount(text: string | null): number | undefined {
  const [, digits = '', thousands] =
    /^[^\d-]{0,3}(\d[\d.]*)(k?)$/i.exec((text ?? '').replaceAll(/[\s,]/g, '')) ?? [];
  const amount = Math.round(Number(digits) * (thousands ? 1000 : 1) * 100) / 100;
  return digits !== '' && amount >= 1 && amount <= maxPayAmount ? amount : undefined;
}

export const isPayCurrency = (value: string | null): value is string => payCurrencies.includes(value ?? '');
export const isPayPeriod = (value: string | null): value is SalaryPeriod =>
  salaryPeriods.some((period) => period === value);

/** By region of a locale (ISO 3166-1), what most people there are paid in; elsewhere it is not known. */
const currenciesOfRegions: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'USD US PR',
    'EUR AT BE BG HR CY DE EE ES FI FR GR IE IT LT LU LV MT NL PT SI SK',
    'GBP GB',
    'CAD CA',
    'AUD AU',
    'NZD NZ',
    'CHF CH LI',
    'SEK SE',
    'NOK NO',
    'DKK DK',
    'PLN PL',
    'CZK CZ',
    'HUF HU',
    'RON RO',
    'INR IN',
    'JPY JP',
    'BRL BR',
    'MXN MX',
    'ZAR ZA',
    'SGD SG',
    'AED AE',
    'TRY TR',
  ].flatMap((line) => {
    const [currency = '', ...regions] = line.split(' ');
    return regions.map((region) => [region, currency]);
  }),
);

/** The currency of a visitor by the locale of the browser; undefined where it names no region. */
export function currencyOfLocale(locale: string): string | undefined {
  const [, region = ''] = /[-_]([A-Z]{2})(?:$|[-_])/.exec(locale) ?? [];
  return currenciesOfRegions[region];
}
