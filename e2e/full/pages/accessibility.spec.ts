import { paths } from '@waymark/contract/paths';
import { everyPage, leftOut } from '../../fixtures/every-page.ts';
import { findFaultsOf } from '../../fixtures/find-faults.ts';
import { findSubjects } from '../../fixtures/subjects.ts';
import { expect, test } from '../../fixtures/test.ts';

// Groups share nothing: each worker takes the next one.
test.describe.configure({ mode: 'parallel' });

for (const [visitor, groups] of Object.entries(everyPage)) {
  for (const [group, { addresses, statuses = [] }] of Object.entries(groups)) {
    test(`[A-2, A-4] in both themes and at three widths, as ${visitor}: ${group}`, async ({ journey }) => {
      journey.expectStatus(...statuses);
      const subjects = await findSubjects();
      const token =
        visitor === 'guest' ? undefined : subjects.tokens[visitor as keyof typeof subjects.tokens];
      const page = await journey.openPage(token === undefined ? {} : { token });
      expect(await findFaultsOf(page, addresses(subjects))).toEqual([]);
    });
  }
}

test('[A-2, A-4] each path stands in the table of a visitor, or among those that are left out', async () => {
  const subjects = await findSubjects();
  const shown = Object.values(everyPage)
    .flatMap((groups) => Object.values(groups))
    .flatMap(({ addresses }) => addresses(subjects))
    .map((address) => address.replace(/\?.*$/, ''));
  const known = new Set([...shown, ...Object.keys(leftOut)]);
  expect(Object.values(paths).filter((path) => !known.has(path))).toEqual([]);
  expect(Object.keys(leftOut).filter((path) => shown.includes(path))).toEqual([]);
});
