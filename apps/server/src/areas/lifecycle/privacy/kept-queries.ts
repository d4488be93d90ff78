import type { LawfullyKept } from '@waymark/contract/lifecycle/privacy';
import type { Database } from '../../../platform/database/tables.ts';
import { listKeptByLaw } from '../../hiring/retention/law-commands.ts';
import { describePeriods } from '../../hiring/retention/period-rules.ts';

/** What of an account a law has employers keep, and why. */
export async function describeKept(database: Database, userId: string): Promise<LawfullyKept[]> {
  const kept = await listKeptByLaw(database, userId);
  return kept.map(({ id, jobTitle, companyName, until, rules }) => ({
    applicationId: id,
    jobTitle,
    companyName,
    until: until.toISOString(),
    why: describePeriods(new Set(rules)).map(({ place, law }) => `${place}: ${law}`),
  }));
}
