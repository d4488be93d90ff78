import { findPostgres } from '../dev/postgres.ts';

/**
 * Tests that run on PostgreSQL and on the embedded database: what stands between the product and its database, what
 * follows its changes, and what locks or races settle. All others run on one of them.
 */
export const onBothDatabases = [
  // Those three open the embedded database by themselves, wherever they run.
  'apps/server/src/platform/database/!(embedded-engine|full-disk|open-database).test.ts',
  'apps/server/src/platform/{changes,queue}.test.ts',
  'apps/server/src/platform/rate-limits/rate-limits.test.ts',
  'apps/server/{lock-order,several-nodes,start-worker}.test.ts',
  'apps/server/src/areas/hiring/applications/commands.test.ts',
  'apps/server/src/areas/office/back-office/company-grant-commands.test.ts',
  'apps/server/src/areas/companies/companies/{joining-commands,member-routes}.test.ts',
  'apps/server/src/areas/payments/memberships/{payment,place}-commands.test.ts',
  'apps/server/src/areas/resumes/resumes/commands.test.ts',
  'apps/server/src/areas/identity/staff/routes.test.ts',
];

/** A server of one's own, or the programs to start one with; neither: the embedded database. */
type TestDatabase = Partial<Record<'url' | 'programs', string | undefined>>;

/** PostgreSQL where it is installed; `TEST_DATABASE_URL` names a server, `TEST_DATABASE=embedded` the embedded one. */
function findTestDatabase(): TestDatabase {
  const { TEST_DATABASE: chosen, TEST_DATABASE_URL: url, REQUIRE_POSTGRES: required } = process.env;
  if (chosen !== undefined && chosen !== 'embedded') {
    throw new Error(`TEST_DATABASE is "${chosen}": it can only be "embedded".`);
  }
  if (chosen === 'embedded') return {};
  if (url) return { url };
  const programs = findPostgres();
  if (programs === undefined && required === '1') {
    throw new Error('PostgreSQL is required here and was not found: install its server programs.');
  }
  return { programs };
}

export const { url, programs } = findTestDatabase();
export const hasServer = url !== undefined || programs !== undefined;
