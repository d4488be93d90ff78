import { paths } from '@waymark/contract/paths';
import { jpegBytes } from '../../../apps/server/src/testing/picture-files.ts';
import { createCandidate, signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import type { ChosenFile } from '../../fixtures/pdf.ts';
import { AppliedJobsPage } from '../../pages/applied-jobs-page.ts';
import { goTo } from '../../pages/page-frame.ts';
import { PictureDialog } from '../../pages/picture-dialog.ts';

/** Four coloured quarters, wider than high. */
const photo = async (): Promise<ChosenFile> => ({
  buffer: await jpegBytes(),
  name: 'me.jpg',
  mimeType: 'image/jpeg',
});

async function openDialog(journey: Journey): Promise<PictureDialog> {
  const { accessToken } = await createCandidate();
  const applied = new AppliedJobsPage(await journey.openPage({ token: accessToken }));
  await applied.open();
  const dialog = new PictureDialog(applied.page);
  await dialog.open();
  return dialog;
}

test.describe('one’s own picture', () => {
  test('[H-1] employers have their own beside their company’s name', async ({ journey }) => {
    const { accessToken, user } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, paths.companyManageJob);
    const dialog = new PictureDialog(page);
    await expect(dialog.sidebar.getByText(user.company?.name ?? 'no company')).toBeVisible();
    await dialog.open();
    await dialog.choose(await photo());
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.initials('DO')).toBeVisible();
  });
});

test('[G-1] everybody can change their picture, in both themes and at both widths', async ({ journey }) => {
  const dialog = await openDialog(journey);
  const { page } = dialog;
  await dialog.button('Save picture').click();
  await expect(dialog.error).toBeVisible();
  const faults = (await findFaults(page)).map((fault) => `choice with an error at ${fault}`);
  await dialog.choose(await photo());
  faults.push(...(await findFaults(page)).map((fault) => `part to keep at ${fault}`));
  await dialog.button('Save picture').click();
  await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
  await dialog.open();
  await dialog.button('Remove picture').click();
  await expect(dialog.removal).toBeVisible();
  faults.push(...(await findFaults(page)).map((fault) => `removal at ${fault}`));
  expect(faults).toEqual([]);
});
