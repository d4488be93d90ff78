import type { Locator, Page } from '@playwright/test';
import { signInToDemo, signupFields } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { commentField, findRequest, publishAndMail, scoreAndSumUp } from '../../pages/office-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { ResumeReviewPage } from '../../pages/resumes-pages.ts';

const line = (desk: Page, words: string) =>
  desk.getByRole('region', { name: 'Page 1' }).getByRole('button', { name: words });

/** With the mouse from one place of the page to another, in shares of it. */
async function drawArea(desk: Page, sheet: Locator, from: [number, number], to: [number, number]) {
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The page has no place.');
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await desk.mouse.move(...at(from));
  await desk.mouse.down();
  await desk.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await desk.mouse.move(...at(to));
  await desk.mouse.up();
}

test.describe('the review desk', () => {
  test('[C-1, C-4, C-5, L-10] from a guest’s resume to the review, and to a second round', async ({
    page,
    journey,
  }) => {
    const { email } = signupFields();
    const firstName = 'Philippa';
    const lastName = `Quill${process.pid}`;
    const asking = new ResumeReviewPage(page);
    await asking.open();
    await asking.fillIn({ email, firstName, lastName });
    await asking.submit(await pdfResume(`${firstName} ${lastName}`));
    await page.waitForURL('**/home');
    await goTo(page, '/jobs-profile');
    const own = page.getByRole('region', { name: 'Resume reviews' });
    await expect(own.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(own.getByText(/in the queue|the next to be read/)).toBeVisible();

    const { accessToken } = await signInToDemo('staff');
    const desk = await journey.openPage({ token: accessToken });
    const id = await findRequest(accessToken, `${firstName} ${lastName}`);
    await goTo(desk, `/staff/reviews?review=${id}`);
    await desk.getByRole('button', { name: 'Take this request' }).click();
    await expect(desk.getByRole('button', { name: 'Publish the review' })).toBeVisible();
    await expect(desk.locator('canvas[data-drawn]')).toBeVisible();
    expect(await findViolations(desk)).toEqual([]);

    // By keyboard: to the lines, down to the fourth, a comment, and back to where one read.
    await desk.keyboard.press('l');
    await expect(line(desk, `${firstName} ${lastName}`)).toBeFocused();
    for (let down = 0; down < 3; down++) await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Enter');
    await expect(commentField(desk, 1)).toBeFocused();
    await desk.keyboard.type('How many deliveries was that?');
    await desk.keyboard.press('Alt+t');
    await desk.getByRole('button', { name: /^Begin with a verb/ }).click();
    await expect(commentField(desk, 1)).toHaveValue(/^How many deliveries was that\? Begin the line/);
    await desk.keyboard.press('Control+Enter');
    await expect(line(desk, 'Led a team of 14')).toBeFocused();
    // By pointer: around two lines further up.
    const sheet = desk.locator('[data-drawing="true"]').first();
    await drawArea(desk, sheet, [0.08, 0.11], [0.9, 0.17]);
    await expect(commentField(desk, 1)).toBeFocused();
    await commentField(desk, 1).fill('A good position, well named.');
    await desk.getByRole('group', { name: 'What comment 1 asks for' }).getByLabel('Keep this').check();

    await desk.getByRole('button', { name: 'Publish the review' }).click();
    await expect(desk.getByText(/^Before it can be published it needs/)).toBeVisible();
    await scoreAndSumUp(desk, 'Fair');
    await reload(desk);
    await expect(commentField(desk, 2)).toHaveValue(/^How many deliveries/);
    await publishAndMail(desk);

    const { links } = await receiveMail(origin(), email, /review is ready/);
    expect(links[0]).toContain('/jobs-profile#resume-reviews');
    await goTo(page, '/browse-job-filter-list');
    const banner = page.getByRole('region', { name: 'Your resume review' });
    const [result] = await Promise.all([
      page.waitForEvent('popup'),
      banner.getByRole('link', { name: 'View review' }).click(),
    ]);
    await expect(result.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
    await expect(result.getByText('Read by Priya Raman')).toBeVisible();
    await expect(result.getByText('Fair, 3 of 5')).toHaveCount(5);
    await expect(result.getByText('A good position, well named.')).toBeVisible();
    await expect(result.locator('canvas[data-drawn]')).toBeVisible();
    await expect(result.getByRole('link', { name: 'Your link, and a second round' })).toBeVisible();
    expect(await findViolations(result)).toEqual([]);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);

    await goTo(page, '/jobs-profile');
    await own.getByRole('button', { name: 'Ask for a second round' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a second round' });
    await dialog
      .getByLabel('New resume')
      .setInputFiles(await pdfResume(`${firstName} ${lastName}`, 'better.pdf'));
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await expect(own.getByRole('heading', { name: 'better.pdf, round 2' })).toBeVisible();

    const again = await findRequest(accessToken, `${firstName} ${lastName}`);
    await goTo(desk, `/staff/reviews?review=${again}`);
    await desk.getByRole('button', { name: 'Take this request' }).click();
    await expect(desk.getByRole('button', { name: 'Give it back' })).toBeVisible();
    await desk.getByText(/^What changed since the last round/).click();
    await expect(desk.locator('ins')).toBeVisible();
    // The word before it stayed.
    await expect(desk.locator('ins')).toContainText(/[\da-f]{8}-[\da-f]{4}-/);
    await expect(desk.locator('del')).not.toContainText('Reference');
    await scoreAndSumUp(desk, 'Good');
    await publishAndMail(desk);
    await reload(page);
    const secondLink = await own.getByRole('link', { name: 'Read the review' }).first().getAttribute('href');
    await goTo(page, secondLink ?? '');
    await expect(page.getByText('up from 3')).toHaveCount(5);
  });
});
