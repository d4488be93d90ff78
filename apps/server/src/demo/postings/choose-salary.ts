import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import type { SalaryPeriod } from '@waymark/contract/jobs/choices/jobs';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { countries, type Country } from '../countries.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import type { Role } from './choose-role.ts';

const share = 0.75;
const periodsInYear: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 240, hour: 2000 };

/** The pay a posting names, in the currency and period of its country; null where it keeps silent. */
export function chooseSalary(role: Role, place: DemoPlace, random: Random): Salary | null {
  const named = random.chance(share);
  const country = countries[place.countryCode]!;
  const period = periodOf(role, country);
  // A month of part-time work is about three fifths of a full one.
  const hours = role.type === 'part-time' && period === 'month' ? 0.6 : 1;
  const yearly =
    hours * yearlyDollars(role, random) * country.payLevel * cityLevel(place) * country.perDollar;
  const low = yearly / periodsInYear[period];
  const min = roundPay(low, period);
  const max = Math.max(roundPay(low * (1.1 + random.next() * 0.2), period), min);
  if (!named) return null;
  const minor = (amount: number) => Math.round(amount * 10 ** minorUnitDigits(country.currency));
  const { currency } = country;
  const form = random.next();
  if (form < 0.06) return { min: minor(min), max: null, currency, period };
  if (form < 0.12) return { min: minor(max), max: minor(max), currency, period };
  return { min: minor(min), max: minor(max), currency, period };
}

function yearlyDollars({ occupation, level, type }: Role, random: Random): number {
  const [first, last] = occupation.pay;
  const pay = first + (last - first) * Math.min(1, level.pay + random.next() * 0.18);
  if (type === 'internship') return first * 0.55;
  // Contractors pay for their own leave and insurance.
  return type === 'freelance' ? pay * 1.2 : pay;
}

function periodOf({ occupation, type }: Role, country: Country): SalaryPeriod {
  if (type === 'freelance') return country.hourly && occupation.hourly ? 'hour' : 'day';
  if (type === 'internship' || type === 'part-time') return country.hourly ? 'hour' : 'month';
  if (occupation.hourly && country.hourly) return 'hour';
  return country.period;
}

function cityLevel({ countryCode, weight }: DemoPlace): number {
  if (countryCode !== 'US') return 1;
  return weight >= 32 ? 1.1 : weight <= 6 ? 0.95 : 1;
}

/** To the steps in which pay is agreed: quarters of a dollar an hour, hundreds a month, thousands a year. */
function roundPay(amount: number, period: SalaryPeriod): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  if (period === 'hour') return magnitude >= 100 ? Math.round(amount / 10) * 10 : Math.round(amount * 4) / 4;
  const step = amount / magnitude >= 4 ? magnitude / 10 : magnitude / 20;
  return Math.round(amount / step) * step;
}
