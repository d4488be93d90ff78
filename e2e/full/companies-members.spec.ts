import { createCandidate, signIn } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  confirmationLink,
  invitationLink,
  invite,
  joinCompany,
  postApi,
  registerCompany,
  registerConfirmedCompany,
} from '../fixtures/companies.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { CompanyMembersPage } from '../pages/company-members-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { goTo, reload } from '../pages/page-frame.ts';

const grace = { firstName: 'Grace', lastName: 'Hopper', password: 'ships on the horizon' };
const mailbox = () => origin();

test.describe('colleagues of a company', () => {
  test('[B-12, A-10, H-1] are invited once the own address is confirmed, join, get a role, are removed', async ({
    journey,
  }) => {
    const owner = await registerCompany();
    const { companyName, email: ownEmail } = owner.fields;
    const email = `grace.${ownEmail}`;
    const desk = await journey.openPage({ token: owner.accessToken });
    const members = new CompanyMembersPage(desk);
    await new ManageJobsPage(desk).open();
    await members.sidebar.getByRole('link', { name: 'Colleagues' }).click();
    await expect(members.row(ownEmail).getByText('You', { exact: true })).toBeVisible();
    await expect(members.inviteCard.getByText(/confirm your own e-mail address/)).toBeVisible();
    await expect(members.inviteCard.getByRole('link', { name: 'your account' })).toHaveAttribute(
      'href',
      '/account',
    );

    await goTo(desk, await confirmationLink(ownEmail));
    await desk.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(desk.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    await members.open();
    await members.invite(email);
    await expect(members.toast(`Invitation sent to ${email}`)).toBeVisible();
    await expect(members.invitation(email).getByText(/Invited by Olga Ott on/)).toBeVisible();

    const elsewhere = await journey.openPage();
    const invitation = new InvitationPage(elsewhere);
    await invitation.openLink(await invitationLink(email));
    await expect(invitation.title(companyName)).toBeVisible();
    await expect(elsewhere.getByText(`Olga Ott invites you to ${companyName} on Waymark`)).toBeVisible();
    await invitation.introduce(grace);
    await invitation.joinButton(companyName).click();
    await expect(invitation.toast(`You have joined ${companyName}`)).toBeVisible();
    await expect(new ManageJobsPage(elsewhere).heading).toBeVisible();
    expect((await signIn({ email, password: grace.password })).user.emailConfirmed).toBe(true);
    await receiveMail(mailbox(), ownEmail, new RegExp(`Grace Hopper has joined ${companyName}`));

    await members.open();
    await expect(members.row(email)).toBeVisible();
    await expect(members.invitations.getByText(/^None\./)).toBeVisible();
    await members.role('Grace Hopper').selectOption('Owner');
    await expect(members.toast('Grace Hopper: Owner')).toBeVisible();
    const hers = new CompanyMembersPage(elsewhere);
    await hers.open();
    await expect(hers.inviteCard.getByRole('button', { name: 'Send invitation' })).toBeVisible();

    await members.remove('Grace Hopper');
    await expect(members.toast('Grace Hopper was removed')).toBeVisible();
    await expect(members.rows).toHaveCount(1);
    await receiveMail(mailbox(), email, /You no longer belong to/);
    await reload(elsewhere);
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'You do not belong to a company' }),
    ).toBeVisible();
    await goTo(elsewhere, '/company-manage-job');
    await expect(elsewhere.getByText(`Ask a colleague to invite ${email}`)).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Go to your account' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });

  test('[A-10, B-12] a member sees everybody, invites nobody through the page nor past it, and may leave', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const email = `mina.${owner.fields.email}`;
    const { accessToken } = await joinCompany(await invite(owner, email));
    const page = await journey.openPage({ token: accessToken });
    const members = new CompanyMembersPage(page);
    await members.open();
    await expect(members.row(owner.fields.email).getByText('Owner', { exact: true })).toBeVisible();
    await expect(page.getByText('To invite a colleague or to change a role, ask Olga Ott.')).toBeVisible();
    await expect(members.inviteCard).toHaveCount(0);
    await expect(members.invitations).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const body = { email: `other.${email}`, memberRole: 'recruiter' };
    expect((await postApi('/company-invitations', body, accessToken)).status).toBe(403);

    await members.row(email).getByRole('button', { name: 'Leave' }).click();
    const question = members.question(`Leave ${owner.fields.companyName}?`);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(members.toast(`You have left ${owner.fields.companyName}`)).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'You do not belong to a company' }),
    ).toBeVisible();
  });

  test('[B-12] the only owner cannot leave the others or become a recruiter, and is told what to do first', async ({
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await registerConfirmedCompany();
    await joinCompany(await invite(owner, `mina.${owner.fields.email}`));
    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    const advice = /Make one of your colleagues an owner first/;
    await members.open();
    await members.row(owner.fields.email).getByRole('button', { name: 'Leave' }).click();
    const leaving = members.question(/^Leave/);
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(leaving.getByText(advice)).toBeVisible();
    await leaving.getByRole('button', { name: 'Cancel' }).click();

    await members.role('Olga Ott').selectOption('Recruiter');
    const stepping = members.question('Become a recruiter?');
    await stepping.getByRole('button', { name: 'Become a recruiter' }).click();
    await expect(stepping.getByText(advice)).toBeVisible();
    await stepping.getByRole('button', { name: 'Cancel' }).click();
    await expect(members.role('Olga Ott')).toHaveValue('owner');

    await members.role('Mina Moe').selectOption('Owner');
    await expect(members.toast('Mina Moe: Owner')).toBeVisible();
    await members.role('Olga Ott').selectOption('Recruiter');
    await stepping.getByRole('button', { name: 'Become a recruiter' }).click();
    await expect(
      members.page.getByText('To invite a colleague or to change a role, ask Mina Moe.'),
    ).toBeVisible();
  });
});

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
