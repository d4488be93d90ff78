import { expect, test } from 'vitest';
import { checkStructure } from './structure.ts';

function check(...paths: string[]): string[] {
  return checkStructure(paths.map((path) => ({ path, text: '' })));
}

test('accepts the closed set of names', () => {
  const problems = check(
    'apps/server/main.ts',
    'apps/server/src/areas/jobs/jobs/routes.ts',
    'apps/server/src/areas/jobs/jobs/search-queries.ts',
    'apps/server/src/areas/jobs/jobs/search-queries.test.ts',
    'apps/server/src/areas/identity/accounts/emails/set-password.ts',
    'apps/server/src/areas/identity/register.ts',
    'apps/server/src/platform/database/migrate.ts',
    'apps/web/src/root.tsx',
    'apps/web/src/areas/pages/site/components/header.tsx',
    'apps/web/src/areas/jobs/jobs/api/save-job.ts',
    'apps/web/src/areas/jobs/jobs/components/job-card.module.css',
    'apps/web/src/areas/jobs/jobs/components/use-saved-jobs.ts',
    'apps/web/src/areas/identity/accounts/components/picture/picture-form.tsx',
    'apps/web/src/components/form/text-field.tsx',
    'packages/contract/src/jobs/jobs.ts',
    'packages/contract/src/text/names.ts',
    'packages/contract/src/paths.ts',
    'e2e/core/search/search.spec.ts',
  );
  expect(problems).toEqual([]);
});

test.each([
  ['apps/server/src/areas/jobs/jobs/service.ts', 'no module of an area has a file of this name'],
  ['apps/server/src/areas/jobs/jobs/search/queries.ts', 'no module of an area has a file of this name'],
  ['apps/server/src/areas/vacancies/jobs/routes.ts', '"vacancies" is no area'],
  ['apps/web/src/areas/jobs/register.ts', 'no module of an area has a file of this name'],
  ['apps/server/src/areas/jobs/routes.ts', 'no module of an area has a file of this name'],
  ['apps/web/src/areas/vacancies/jobs/rules.ts', '"vacancies" is no area'],
  ['packages/contract/src/vacancies/jobs.ts', '"vacancies" is no area'],
  ['e2e/core/vacancies/search.spec.ts', '"vacancies" is no area'],
  ['e2e/full/search.spec.ts', '"search.spec.ts" is no area'],
  ['apps/server/src/services/mail.ts', 'holds only areas, platform'],
  ['apps/server/src/app.ts', 'holds only folders'],
  ['apps/web/src/hooks/use-job.ts', 'holds only routes, areas'],
  ['apps/web/src/components/dialog.tsx', 'components holds only form, overlay'],
  ['apps/web/src/components/parts/dialog.tsx', 'components holds only form, overlay'],
  ['apps/web/src/areas/jobs/jobs/api/jobs.ts', 'no module of an area has a file of this name'],
  ['apps/web/src/areas/jobs/jobs/components/sorting.ts', 'no module of an area has a file of this name'],
  ['apps/web/src/areas/jobs/jobs/job-card.tsx', 'no module of an area has a file of this name'],
])('refuses %s', (path, reason) => {
  expect(check(path)).toEqual([expect.stringContaining(reason)]);
});

test.each(['utils.ts', 'date-utils.ts', 'helpers/dates.ts', 'index.ts', 'common.tsx', 'misc/dates.ts'])(
  'refuses a name that says nothing: %s',
  (name) => {
    expect(check(`packages/contract/src/text/${name}`)).toEqual([expect.stringContaining('says nothing')]);
  },
);

test('a word inside a name is no drawer', () => {
  expect(check('apps/server/src/platform/common-passwords.ts')).toEqual([]);
});
