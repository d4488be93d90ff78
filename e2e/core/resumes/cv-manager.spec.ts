import { createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { docxResume, pdfResume, renamedPdf } from '../../fixtures/documents.ts';
import { expect, test } from '../../fixtures/test.ts';
import { reload } from '../../pages/page-frame.ts';
import { CvManagerPage } from '../../pages/resumes-pages.ts';

test.describe('the CV manager', () => {
  test('[G-7] takes, refuses, names, shows, replaces and deletes resumes, and takes back what was deleted', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const manager = new CvManagerPage(page);
    await manager.open();
    await expect(manager.cards).toHaveCount(1);

    // What was chosen and typed stays while it is refused.
    await manager.upload(await renamedPdf(), 'For banks');
    journey.expectStatus(415);
    await expect(page.getByText(/This file is not really a Word document/)).toBeVisible();
    await expect(manager.label).toHaveValue('For banks');
    await manager.file.setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024),
    });
    await expect(page.getByText('The file is larger than 3 MB. Choose a smaller one.')).toBeVisible();
    await manager.upload(docxResume('Marta Vogel'), 'For banks');
    await expect(manager.card('For banks')).toContainText('resume.docx');
    await expect(manager.label).toHaveValue('');
    await manager.upload(await pdfResume('Marta Vogel', 'marta.pdf'));
    await expect(manager.cards).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);

    await manager.press('For banks', 'Preview');
    await expect(manager.dialog.getByText('Warehouse lead, 2018 to 2026')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await manager.close();
    await manager.press('marta.pdf', 'Preview');
    await expect(manager.dialog.locator('canvas[data-drawn]')).toBeVisible();
    await manager.dialog.getByRole('button', { name: 'Show as text' }).click();
    await expect(manager.dialog.getByText(/Northfield Logistics/)).toBeVisible();
    await manager.close();

    await manager.press('marta.pdf', 'Make it the default');
    await expect(manager.cards.first()).toContainText('marta.pdf');
    await expect(manager.card('marta.pdf').getByText('Default', { exact: true })).toBeVisible();
    await manager.press('marta.pdf', 'Rename marta.pdf');
    await manager.dialog.getByLabel('Label').fill('For ships');
    await manager.dialog.getByRole('button', { name: 'Save' }).click();
    await manager.press('For ships', 'Replace');
    await manager.dialog.getByLabel('New file').setInputFiles(await pdfResume('Marta Vogel', 'marta-2.pdf'));
    await manager.dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(manager.card('For ships')).toContainText('marta-2.pdf');
    const started = page.waitForEvent('download');
    await manager.press('For ships', 'Download');
    expect((await started).suggestedFilename()).toBe('marta-2.pdf');

    await manager.press('For ships', 'Delete For ships');
    await expect(manager.card('For ships')).toHaveCount(0);
    await reload(page);
    await expect(manager.card('For ships')).toHaveCount(0);
    await page.getByRole('button', { name: 'Take it back: For ships' }).click();
    await expect(manager.card('For ships').getByText('Default', { exact: true })).toBeVisible();
    await manager.press('For banks', 'Delete For banks');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(manager.card('For banks')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
