import { createCandidate } from '../../fixtures/accounts.ts';
import { confirmationLink, postApi, registerConfirmedCompany } from '../../fixtures/companies.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CandidatesPage } from '../../pages/hiring-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { VisibilitySection } from '../../pages/profile-pages.ts';

let people = 0;
/** A unique headline. */
const newHeadline = () => `Lighthouse keeper ${process.pid}-${(people += 1)}`;

test.describe('candidates whom employers find', () => {
  test('[H-7, L-14] become visible, see who looked and wrote, and stay hidden from excluded companies', async ({
    journey,
  }) => {
    const headline = newHeadline();
    const owner = await registerConfirmedCompany();
    const candidate = await createCandidate({ firstName: 'Ingrid', lastName: 'Sandvik' });
    const own = await journey.openPage({ token: candidate.accessToken });
    const desk = await journey.openPage({ token: owner.accessToken });
    const visibility = new VisibilitySection(own);
    const candidates = new CandidatesPage(desk);

    await visibility.open();
    await expect(visibility.visible).not.toBeChecked();
    await visibility.describe({ headline, location: 'London, United Kingdom', rate: '32.50' });
    await visibility.add('Skills', 'Foghorns');
    await visibility.visible.check();
    await visibility.save();
    await expect(visibility.toast('Saved. Employers may find you')).toBeVisible();
    await expect(visibility.section.getByText(/Employers cannot find you yet/)).toBeVisible();
    await candidates.open();
    await candidates.search(headline);
    await expect(candidates.heading).toHaveText('0 Candidates');

    await postApi('/confirm-email/send', {}, candidate.accessToken);
    await goTo(own, await confirmationLink(candidate.fields.email));
    await own.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(own.getByRole('link', { name: /Go to/ }).first()).toBeVisible();
    await reload(desk);
    await expect(candidates.heading).toHaveText('1 Candidate');
    await expect(candidates.card(headline)).toContainText('Ingrid S.');
    await expect(candidates.card(headline)).toContainText('$32.50 an hour');
    await expect(desk.getByText('Sandvik')).toHaveCount(0);

    const dialog = await candidates.look(headline);
    await expect(dialog.getByText('Foghorns')).toBeVisible();
    await dialog.getByLabel('Write to Ingrid S.').fill('Would you look after our lamps?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText(/Your message is sent/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await visibility.open();
    await expect(visibility.looks).toHaveText([new RegExp(owner.fields.companyName)]);
    await visibility.add('Companies', owner.fields.companyName);
    await visibility.save();
    await expect(visibility.toast('Saved. Employers may find you')).toBeVisible();
    await reload(desk);
    await expect(candidates.heading).toHaveText('0 Candidates');
    await candidates.open();
    await expect(candidates.card(headline)).toHaveCount(0);
  });
});
