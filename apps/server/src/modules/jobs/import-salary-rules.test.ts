import { expect, test } from 'vitest';
import { readSalary } from './import-salary-rules.ts';
import { toYearlyUsd } from './salary-rules.ts';

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

test('no salary and a salary of nothing are none', () => {
  expect(read({})).toBeNull();
  expect(read({ salary: '0' })).toBeNull();
});

test('a salary that cannot be is refused with its reason', () => {
  expect(read({ salary: 'competitive' })).toBe('the salary "competitive" is not a number');
  expect(read({ min: '-5', max: '10' })).toBe('the salary is negative');
  expect(read({ salary: '-50000' })).toBe('the salary is negative');
  expect(read({ min: '20', max: '10' })).toBe('the lowest salary is above the highest');
  expect(read({ salary: '10', currency: 'XXQ' })).toBe('the currency "XXQ" is not known');
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
