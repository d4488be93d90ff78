import type { DeskPage } from '@waymark/contract/staff/review-desk';
import type { Locator, Page } from '@playwright/test';
import { callApi, createCandidate, signInToDemo, signupFields } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume, type ChosenFile } from '../fixtures/pdf.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { goTo, reload } from '../pages/page-frame.ts';
import { ResumeReviewPage } from '../pages/resume-review-page.ts';

/** The request of somebody whose name is one of a kind; whoever signs up in other journeys waits as well. */
async function findRequest(token: string, candidate: string): Promise<string> {
  for (let page = 1; ; page++) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await callApi(`/staff/reviews?page=${page}`, { headers });
    if (!answer.ok) throw new Error(`Nobody of the name ${candidate} waits for a review.`);
    const { data } = (await answer.json()) as DeskPage;
    const found = data.find((review) => review.candidate === candidate);
    if (found) return found.id;
  }
}

const commentField = (desk: Page, number: number) => desk.getByRole('textbox', { name: `Comment ${number}` });
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

async function scoreAndSumUp(desk: Page, word: string) {
  for (const section of ['Layout', 'Opening', 'Experience', 'Skills', 'Language']) {
    const group = desk.getByRole('group', { name: new RegExp(`^${section} `) });
    await group.getByRole('radio', { name: new RegExp(word) }).check();
  }
  await desk.getByRole('textbox', { name: /^In a few sentences/ }).fill(`${word} as it is. Say how many.`);
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
}

async function publishAndMail(desk: Page) {
  await desk.getByRole('button', { name: 'Publish the review' }).click();
  await expect(desk.getByText(/^Published by Priya Raman/)).toBeVisible();
  await desk.getByRole('button', { name: 'Send the mail now' }).click();
  const question = desk.getByRole('dialog', { name: 'Send the mail now?' });
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(desk.getByText('The candidate was told by mail.')).toBeVisible();
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
    // Taken: what was shown to read is shown anew, to be written on.
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
    await desk.getByText(/^What changed since the last round/).click();
    await expect(desk.locator('ins')).toContainText('Reference');
    await scoreAndSumUp(desk, 'Good');
    await publishAndMail(desk);
    await reload(page);
    const secondLink = await own.getByRole('link', { name: 'Read the review' }).first().getAttribute('href');
    await goTo(page, secondLink ?? '');
    await expect(page.getByText('up from 3')).toHaveCount(5);
  });

  test('[C-5, L-10] a resume that cannot be drawn, two windows, a link that is revoked, a request withdrawn', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404, 409);
    const torn: ChosenFile = {
      name: 'torn.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 torn in the middle'),
    };
    const lastName = `Torn${process.pid}`;
    const asking = new ResumeReviewPage(page);
    await asking.open();
    await asking.fillIn({ email: signupFields().email, firstName: 'Theo', lastName });
    await asking.submit(torn);
    await page.waitForURL('**/home');
    const { accessToken } = await signInToDemo('staff');
    const id = await findRequest(accessToken, `Theo ${lastName}`);
    const desk = await journey.openPage({ token: accessToken });
    await goTo(desk, `/staff/reviews?review=${id}`);
    await desk.getByRole('button', { name: 'Take this request' }).click();
    await expect(desk.getByText('The pages of this file cannot be drawn here.')).toBeVisible();
    await desk.getByRole('button', { name: 'Comment on the whole' }).click();
    await commentField(desk, 1).fill('Your file is torn: save it again.');
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    const second = await desk.context().newPage();
    await goTo(second, `/staff/reviews?review=${id}`);
    await commentField(second, 1).fill('Written in the second window.');
    await expect(second.getByText('Saved', { exact: true })).toBeVisible();
    await expect(desk.getByText(/was changed in another window/)).toBeVisible();
    await desk.getByRole('button', { name: 'Show the newer one' }).click();
    await expect(commentField(desk, 1)).toHaveValue('Written in the second window.');
    await second.close();
    await scoreAndSumUp(desk, 'Weak');
    await publishAndMail(desk);

    await goTo(page, '/jobs-profile');
    const own = page.getByRole('region', { name: 'Resume reviews' });
    const link = (await own.getByRole('link', { name: 'Read the review' }).getAttribute('href')) ?? '';
    const reader = await journey.openPage();
    const answer = await goTo(reader, link);
    // Nobody keeps the page of a secret address, finds it by a search, or hears of it from a link on it.
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(reader.getByText('Written in the second window.')).toBeVisible();
    await own.getByRole('button', { name: 'Revoke the link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(own.getByRole('button', { name: 'Make a new link' })).toBeVisible();
    await reload(reader);
    await expect(reader.getByRole('heading', { name: 'This review cannot be opened' })).toBeVisible();

    const other = await createCandidate({ lastName: `Gone${process.pid}` });
    const lost = await findRequest(accessToken, `Marta Gone${process.pid}`);
    await goTo(desk, `/staff/reviews?review=${lost}`);
    await desk.getByRole('button', { name: 'Take this request' }).click();
    await expect(desk.getByRole('button', { name: 'Give it back' })).toBeVisible();
    const owner = await journey.openPage({ token: other.accessToken });
    await goTo(owner, '/jobs-profile');
    await owner.getByRole('button', { name: 'Withdraw the request' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(owner.getByRole('region', { name: 'Resume reviews' })).toHaveCount(0);
    await desk.getByRole('textbox', { name: /^In a few sentences/ }).fill('Too late.');
    await expect(desk.getByText(/its candidate has withdrawn it or left/)).toBeVisible();
  });

  test('[C-5, L-10] the queue by its lists, with its figures and its templates', async ({ journey }) => {
    const { accessToken } = await signInToDemo('staff');
    const desk = await journey.openPage({ token: accessToken });
    await goTo(desk, '/staff/reviews');
    await expect(desk.getByRole('row', { name: /Rosa Keller/ })).toContainText(/over the target|left/);
    expect(await findViolations(desk)).toEqual([]);
    for (const figure of ['Waiting now', 'Time to review', 'Load by reviewer']) {
      await expect(desk.getByRole('region', { name: figure }).getByRole('table')).toBeVisible();
    }
    await desk.getByRole('link', { name: /^Mine/ }).click();
    await expect(desk.getByRole('row', { name: /Nadia Petrov/ })).toBeVisible();
    await desk.getByRole('link', { name: /^Published/ }).click();
    await expect(desk.getByRole('row', { name: /Amara Lindqvist/ })).toContainText('by Priya Raman');

    await desk.getByRole('button', { name: 'Templates' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Templates' });
    await dialog.getByRole('button', { name: 'Add a template' }).click();
    await dialog.getByLabel('Name').fill('Dates');
    await dialog.getByLabel('Sentence').fill('Give month and year.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Remove Dates' }).click();
    await desk
      .getByRole('dialog', { name: 'Remove “Dates”?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(dialog.getByText('Give month and year.')).toHaveCount(0);

    const candidate = await createCandidate();
    const stranger = await journey.openPage({ token: candidate.accessToken });
    await goTo(stranger, '/staff/reviews');
    await expect(stranger.getByText('This page belongs to staff')).toBeVisible();
  });
});
