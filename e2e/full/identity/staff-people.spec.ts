import { paths, searchPath } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { openStaffPage } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

/** Looks at a page in both themes, and leaves it as wide as it was. */
async function look(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize(wide);
}

test('[I-5, J-5] a testimonial is written, put first and hidden, and home follows at once', async ({
  journey,
  page,
}) => {
  const desk = await openStaffPage(journey, paths.staffTestimonials);
  const name = `Ines ${process.pid}`;
  await desk.getByRole('button', { name: 'Add a testimonial' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What was said').fill('I found a lamp to keep.');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('What they do').fill('Keeper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const item = desk.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('I found a lamp to keep.');
  await look(desk);

  await goTo(page, paths.home);
  const said = page.getByRole('region', { name: 'People who found their way' });
  await expect(said).toContainText('I found a lamp to keep.');

  await item.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('What was said').fill('I found two lamps to keep.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('I found two lamps to keep.');
  await goTo(page, paths.home);
  await expect(said).toContainText('I found two lamps to keep.');

  await item.getByRole('button', { name: `Hide ${name}` }).click();
  await expect(item).toContainText('Hidden');
  await goTo(page, paths.home);
  await expect(page.getByText('I found two lamps to keep.')).toHaveCount(0);
});

test('[J-5] words that mean the same are found at the next search', async ({ journey, page }) => {
  const desk = await openStaffPage(journey, paths.staffSynonyms);
  const word = `nursling${process.pid}`;
  await desk.getByLabel('Who searches for').fill(word);
  await desk.getByLabel('also finds').fill('nurse');
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  const row = desk.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Both ways');
  await look(desk);

  const address = searchPath({ q: word }, paths.browseJobFilterList);
  await goTo(page, address);
  await expect(page.getByRole('main')).toContainText('Nurse');
  await row.getByRole('button', { name: `Remove ${word}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await goTo(page, address);
  await expect(page.getByRole('main')).not.toContainText('Nurse');
});
