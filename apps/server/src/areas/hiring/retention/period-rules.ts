import { statedSizes } from '@waymark/contract/companies/profile-choices';
import type { PeriodRuleText } from '@waymark/contract/hiring/retention';
import { readDataRows } from '../../../platform/data-files.ts';
import { countryName } from '../../places/places/rules.ts';

/** How long a place has applications kept. `data/retention-periods/README.md` says where each was read. */
interface PeriodRule {
  id: string;
  countryCode: string;
  /** As the gazetteer calls it; empty for the whole country. */
  region: string;
  /** Each as PostgreSQL writes intervals; empty for none. */
  keep: string;
  usual: string;
  most: string;
  /** The rule does not apply to employers of fewer people. */
  employees: number;
  law: string;
  source: string;
}

const periodRules: readonly PeriodRule[] = readDataRows('retention-periods/periods.tsv').map(
  ([
    id = '',
    countryCode = '',
    region = '',
    keep = '',
    usual = '',
    most = '',
    employees,
    law = '',
    source = '',
  ]) => ({ id, countryCode, region, keep, usual, most, employees: Number(employees), law, source }),
);

/** Company sizes with too few people for a rule. */
function sizesBelow(employees: number): string[] {
  return statedSizes.filter((size) => {
    const most = Number(size.split('–').at(-1)?.replace(',', ''));
    return !Number.isNaN(most) && most < employees;
  });
}

/** The rules as rows for a query. */
export const periodRows = JSON.stringify(
  periodRules.map(({ id, countryCode, region, keep, usual, most, employees }) => ({
    id,
    country: countryCode,
    name: countryName(countryCode),
    region,
    keep: keep || null,
    usual: usual || null,
    most: most || null,
    excluded: sizesBelow(employees),
  })),
);

/** Rules for people, in the order of the table. */
export function describePeriods(ids: ReadonlySet<string>): PeriodRuleText[] {
  return periodRules
    .filter(({ id }) => ids.has(id))
    .map(({ id, countryCode, region, keep, usual, most, employees, law, source }) => ({
      id,
      place: [region, countryName(countryCode)].filter(Boolean).join(', '),
      keep,
      usual,
      most,
      employees,
      law,
      source,
    }));
}
