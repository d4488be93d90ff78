import { createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { invitationLink, invite, registerConfirmedCompany } from '../fixtures/companies.ts';
import { CompanyMembersPage } from '../pages/company-members-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const grace = { firstName: 'Grace', lastName: 'Hopper', password: 'ships on the horizon' };

test.describe('an invitation', () => {
  test('[B-12, F-3] is named when it is wrong, sent again or withdrawn, and its old links say so', async ({
    journey,
  }) => {
    journey.expectStatus(409, 410);
    const owner = await registerConfirmedCompany();
    const email = `slow.${owner.fields.email}`;
    const first = await invite(owner, email);
    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    await members.open();
    await members.invite(owner.fields.email);
    await expect(
      members.inviteCard.getByText('This address belongs to a member of your company already.'),
    ).toBeVisible();
    await expect(members.inviteCard.getByLabel('Their work email')).toHaveValue(owner.fields.email);

    await members
      .invitation(email)
      .getByRole('button', { name: /^Send again/ })
      .click();
    await expect(members.toast(`Invitation sent again to ${email}`)).toBeVisible();
    await eventually(() => invitationLink(email)).not.toBe(first);
    const second = await invitationLink(email);
    await members
      .invitation(email)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await expect(members.invitations.getByText(/^None\./)).toBeVisible();

    const guest = new InvitationPage(await journey.openPage());
    for (const link of [first, second]) {
      await guest.openLink(link);
      await expect(
        guest.errors.getByText(/was used, was withdrawn or has expired. Ask your colleague/),
      ).toBeVisible();
    }
    await expect(guest.page.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible();
  });

  test('[B-12] that is withdrawn while the form is filled in says so when it is sent', async ({
    journey,
  }) => {
    journey.expectStatus(410);
    const owner = await registerConfirmedCompany();
    const email = `late.${owner.fields.email}`;
    const page = await journey.openPage();
    const invitation = new InvitationPage(page);
    await invitation.openLink(await invite(owner, email));
    await invitation.introduce(grace);
    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    await members.open();
    await members
      .invitation(email)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await expect(members.invitations.getByText(/^None\./)).toBeVisible();
    await invitation.joinButton(owner.fields.companyName).click();
    await expect(invitation.errors.getByText(/was withdrawn/)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  test('[B-12, B-11] of an employer joins the account and signs nobody in, whoever is signed in here', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const guest = await registerConfirmedCompany({ companyName: 'Lighthouse' });
    const { accessToken, fields: somebody } = await createCandidate();
    const link = await invite(owner, guest.fields.email);
    const page = await journey.openPage({ token: accessToken });
    const invitation = new InvitationPage(page);
    await invitation.openLink(link);
    await expect(page.getByText(`You are signed in here as ${somebody.email}`)).toBeVisible();
    await expect(page.getByText(`You join as ${guest.fields.email}`)).toBeVisible();
    await invitation.joinButton(owner.fields.companyName).click();
    await expect(page.getByText(`You have joined ${owner.fields.companyName}.`)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBe(accessToken);

    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    await members.open();
    await expect(members.row(guest.fields.email)).toBeVisible();
  });

  test('[B-12] of a guest with an account leads to the sign-in page with the address filled in', async ({
    page,
  }) => {
    const owner = await registerConfirmedCompany();
    const employer = await registerConfirmedCompany();
    const invitation = new InvitationPage(page);
    await invitation.openLink(await invite(owner, employer.fields.email));
    await invitation.joinButton(owner.fields.companyName).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(page);
    await expect(login.email).toHaveValue(employer.fields.email);
    await login.logIn(employer.fields);
    await page.waitForURL('**/company-manage-job');
  });

  test('[A-10, B-12] to the address of a candidate says why it cannot be accepted', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await registerConfirmedCompany();
    const { fields } = await createCandidate();
    const invitation = new InvitationPage(page);
    await invitation.openLink(await invite(owner, fields.email));
    await expect(invitation.errors.getByText(/has an account for a candidate/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0);
  });
});
