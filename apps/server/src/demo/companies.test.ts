import { expect, test } from 'vitest';
import { companySlug } from '../areas/companies/companies/rules.ts';
import { companyCount, demoEmployerCompany, generateCompanies } from './companies.ts';
import { featuredGroups } from './featured-places.ts';

const companies = generateCompanies();

test('the same companies are generated every time', () => {
  expect(companies).toHaveLength(companyCount);
  expect(generateCompanies()).toEqual(companies);
});

test('no two companies have one name, as the database tells names apart', () => {
  expect(new Set(companies.map(({ name }) => companySlug(name))).size).toBe(companyCount);
  expect(new Set(companies.map(({ website }) => website)).size).toBe(companyCount);
});

test('websites are under the reserved domain and hold a valid host name', () => {
  expect(
    companies.filter(({ website }) => !/^https:\/\/www\.[a-z0-9][a-z0-9-]{0,62}\.example$/.test(website)),
  ).toEqual([]);
});

test('[I-3] each featured group has employers, and theirs have no office elsewhere', () => {
  for (const { key, places } of featuredGroups) {
    const local = companies.filter(({ group }) => group === key);
    expect(local.length, key).toBeGreaterThan(0);
    expect(local.flatMap(({ offices }) => offices).filter((office) => !places.includes(office))).toEqual([]);
  }
});

test('[H-4] the demo employer is among them, also where few are generated', () => {
  for (const count of [60, 500, companyCount]) {
    expect(generateCompanies(count).filter(({ name }) => name === demoEmployerCompany)).toHaveLength(1);
  }
});
