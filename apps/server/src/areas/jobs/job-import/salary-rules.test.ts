import { expect, test } from 'vitest';
import { toYearlyUsd } from '../jobs/rules.ts';
import { readSalary } from './salary-rules.ts';

const read = (given: Partial<Parameters<typeof readSalary>[0]>) => {
  const result = readSalary({ salary: '', min: '', max: '', currency: '', period: '', ...given });
  if ('problem' in result) return result.problem;
  return result.salary && Object.values(result.salary).join(' ');
};

test('[I-6] one amount, both ends and texts become minor units with currency and period', () => {
  expect(read({ salary: '155000' })).toBe('15500000 15500000 USD year');
  expect(read({ min: '30', max: '42.50', currency: 'eur', period: 'HOUR' })).toBe('3000 4250 EUR hour');
  expect(read({ salary: '$80k - $100k a year' })).toBe('8000000 10000000 USD year');
  expect(read({ salary: '1.234,50 € pro month' })).toBe('123450 123450 EUR month');
  expect(read({ salary: '£45,000–£50,000 per annum' })).toBe('4500000 5000000 GBP year');
  expect(read({ max: '6000000', currency: 'JPY' })).toBe(' 6000000 JPY year');
});

test('[I-6] salaries are read as they are written around the world', () => {
  expect(read({ salary: 'CHF 120’000' })).toBe('12000000 12000000 CHF year');
  expect(read({ salary: "CHF 95'000 – 110'000" })).toBe('9500000 11000000 CHF year');
  expect(read({ salary: '100-120K' })).toBe('10000000 12000000 USD year');
  expect(read({ salary: '$100K–$120K + bonus' })).toBe('10000000 12000000 USD year');
  expect(read({ salary: 'A$95,000 to A$110,000' })).toBe('9500000 11000000 AUD year');
  expect(read({ salary: 'C$45/hr' })).toBe('4500 4500 CAD hour');
  expect(read({ salary: 'up to £60,000' })).toBe(' 6000000 GBP year');
  expect(read({ salary: 'between £40k and £45k' })).toBe('4000000 4500000 GBP year');
  expect(read({ salary: 'From €52.000' })).toBe('5200000  EUR year');
  expect(read({ salary: '$90,000+' })).toBe('9000000  USD year');
  expect(read({ salary: '£180 per shift' })).toBe('18000 18000 GBP day');
  expect(read({ salary: '€350 per day' })).toBe('35000 35000 EUR day');
  expect(read({ salary: '12-15 LPA' })).toBe('120000000 150000000 INR year');
  expect(read({ salary: '$800 per week (40 hours)' })).toBe('80000 80000 USD week');
  expect(read({ salary: '$85,000 with 401(k) and 20 days off' })).toBe('8500000 8500000 USD year');
});

test('no salary, a word and a salary of nothing are none', () => {
  expect(read({})).toBeNull();
  expect(read({ salary: 'Competitive' })).toBeNull();
  expect(read({ salary: 'DOE' })).toBeNull();
  expect(read({ salary: '0' })).toBeNull();
});

test('a salary that cannot be is not taken, with its reason', () => {
  expect(read({ min: 'some', max: '10' })).toBe('the salary "some 10" is not a number');
  expect(read({ salary: '$25' })).toBe('the salary period "$25" is not known');
  expect(read({ min: '-5', max: '10' })).toBe('the salary is negative');
  expect(read({ salary: '-50000' })).toBe('the salary is negative');
  expect(read({ min: '20', max: '10' })).toBe('the lowest salary is above the highest');
  expect(read({ salary: '10000', currency: 'XXQ' })).toBe('the currency "XXQ" is not known');
  expect(read({ salary: '10', period: 'fortnight' })).toBe('the salary period "fortnight" is not known');
  expect(read({ salary: '1e30' })).toBe('the salary is too large to be one');
});

test('[I-8] salaries compare by their upper end as whole dollars a year', () => {
  const salary = { min: 1000, max: 2000, currency: 'USD', period: 'hour' } as const;
  expect(toYearlyUsd(salary)).toBe(41_600);
  expect(toYearlyUsd({ ...salary, max: null, period: 'day' })).toBe(2600);
  expect(toYearlyUsd({ min: null, max: 1_574_000, currency: 'JPY', period: 'month' })).toBe(120_000);
  expect(toYearlyUsd({ ...salary, currency: 'XXQ' })).toBeNull();
});
