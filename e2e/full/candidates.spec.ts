import { registerConfirmedCompany } from '../fixtures/companies.ts';
import { expect, test } from '../fixtures/test.ts';
import { CandidatesPage } from '../pages/candidates-page.ts';
import { reload } from '../pages/page-frame.ts';

test.describe('candidates whom employers find', () => {
  test('[H-7] are liked for the whole company, by keyboard as well, and the list is one of its own', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const desk = await journey.openPage({ token: owner.accessToken });
    const candidates = new CandidatesPage(desk);
    await candidates.open('?saved=1');
    await expect(desk.getByText('You have not liked anybody yet')).toBeVisible();
    await candidates.open();
    const first = desk.getByRole('list', { name: 'Candidates' }).getByRole('listitem').first();
    const headline = (await first.getByRole('heading').textContent()) ?? '';
    await candidates.heart(headline).first().press('Enter');
    await expect(candidates.heart(headline).first()).toHaveAttribute('aria-pressed', 'true');
    await desk.getByLabel('Liked by us').check();
    await expect(candidates.heading).toHaveText('1 Candidate');
    await expect(candidates.card(headline)).toBeVisible();
    await candidates.heart(headline).click();
    await expect(candidates.heart(headline)).toHaveAttribute('aria-pressed', 'false');
    await reload(desk);
    await expect(desk.getByText('You have not liked anybody yet')).toBeVisible();
  });
});
