import { companyPath, paths, searchPath } from '@waymark/contract/paths';
import { signInToDemo } from '../../fixtures/accounts.ts';
import { registerConfirmedCompany } from '../../fixtures/companies.ts';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

test('[B-12, J-5] a name in two alphabets is held, its letters are shown, and once approved it is public', async ({
  journey,
}) => {
  // Before that, its page does not exist for visitors.
  journey.expectStatus(404);
  const companyName = `L\u0430ntern Pier ${process.pid}`;
  const owner = await registerConfirmedCompany({ companyName });
  const companyId = owner.user.company?.id ?? '';

  const own = await journey.openPage({ token: owner.accessToken });
  await goTo(own, paths.companyManageJob);
  await expect(own.getByText(/its name has letters that can be taken for others/)).toBeVisible();
  const visitor = await journey.openPage();
  await goTo(visitor, companyPath(companyId));
  await expect(visitor.getByRole('heading', { level: 1, name: companyName })).toHaveCount(0);

  const { accessToken } = await signInToDemo('staff');
  const desk = await journey.openPage({ token: accessToken });
  await goTo(desk, paths.staffCompanies);
  await expect(desk.getByRole('row').filter({ hasText: companyName })).toContainText(
    'its letters look like others',
  );
  await goTo(desk, searchPath({ company: companyId }, paths.staffCompanies));
  await expect(desk.getByText('Cyrillic \u0430 (U+0430)')).toBeVisible();
  expect(await findFaults(desk)).toEqual([]);
  await desk.setViewportSize(wide);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Public', { exact: true })).toBeVisible();

  await receiveMail(origin(), owner.fields.email, /is public now$/);
  await goTo(visitor, companyPath(companyId));
  await expect(visitor.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
});
