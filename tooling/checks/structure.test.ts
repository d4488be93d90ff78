import { expect, test } from 'vitest';
import { checkStructure } from './structure.ts';

function check(...paths: string[]): string[] {
  return checkStructure(paths.map((path) => ({ path, text: '' })));
}

test('accepts the closed set of names', () => {
  const problems = check(
    'apps/server/main.ts',
    'apps/server/src/modules/jobs/routes.ts',
    'apps/server/src/modules/jobs/search-queries.ts',
    'apps/server/src/modules/jobs/search-queries.test.ts',
    'apps/server/src/modules/accounts/emails/set-password.ts',
    'apps/server/src/platform/database/migrate.ts',
    'apps/web/src/root.tsx',
    'apps/web/src/features/site/components/header.tsx',
    'apps/web/src/features/jobs/api/save-job.ts',
    'apps/web/src/features/jobs/components/job-card.module.css',
    'apps/web/src/features/jobs/components/use-saved-jobs.ts',
    'apps/web/src/features/accounts/components/picture/picture-form.tsx',
    'apps/web/src/components/form/text-field.tsx',
    'packages/contract/src/jobs.ts',
  );
  expect(problems).toEqual([]);
});

test.each([
  ['apps/server/src/modules/jobs/service.ts', 'no folder of modules has a file of this name'],
  ['apps/server/src/modules/jobs/search/queries.ts', 'no folder of modules has a file of this name'],
  ['apps/server/src/modules/vacancies/routes.ts', '"vacancies" is no domain'],
  ['apps/server/src/modules/site/routes.ts', '"site" is no domain'],
  ['apps/server/src/services/mail.ts', 'holds only modules, platform'],
  ['apps/server/src/app.ts', 'holds only folders'],
  ['apps/web/src/hooks/use-job.ts', 'holds only routes, features'],
  ['apps/web/src/components/dialog.tsx', 'components holds only form, overlay'],
  ['apps/web/src/components/parts/dialog.tsx', 'components holds only form, overlay'],
  ['apps/web/src/features/jobs/api/jobs.ts', 'no folder of features has a file of this name'],
  ['apps/web/src/features/jobs/components/sorting.ts', 'no folder of features has a file of this name'],
  ['apps/web/src/features/jobs/job-card.tsx', 'no folder of features has a file of this name'],
])('refuses %s', (path, reason) => {
  expect(check(path)).toEqual([expect.stringContaining(reason)]);
});

test.each(['utils.ts', 'date-utils.ts', 'helpers/dates.ts', 'index.ts', 'common.tsx', 'misc/dates.ts'])(
  'refuses a name that says nothing: %s',
  (name) => {
    expect(check(`packages/contract/src/${name}`)).toEqual([expect.stringContaining('says nothing')]);
  },
);

test('a word inside a name is no drawer', () => {
  expect(check('apps/server/src/platform/common-passwords.ts')).toEqual([]);
});
