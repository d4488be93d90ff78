import { createCandidate, signInToDemo, signupFields } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import type { ChosenFile } from '../../fixtures/documents.ts';
import { expect, test } from '../../fixtures/test.ts';
import { commentField, findRequest, publishAndMail, scoreAndSumUp } from '../../pages/office-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { ResumeReviewPage } from '../../pages/resumes-pages.ts';

test.describe('the review desk', () => {
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
    // A secret address must not be cached, indexed, or sent as a referrer.
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
    await expect(owner.getByText(/^You have asked for none yet/)).toBeVisible();
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
