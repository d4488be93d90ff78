import { describe, expect, inject } from 'vitest';
import { createCandidate, signIn } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import {
  confirmationLink,
  invitationLink,
  invite,
  joinCompany,
  postApi,
  registerCompany,
  registerConfirmedCompany,
} from '../fixtures/companies.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { CompanyMembersPage } from '../pages/company-members-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';

const grace = { firstName: 'Grace', lastName: 'Hopper', password: 'ships on the horizon' };
const mailbox = () => inject('origin');

describe('colleagues of a company', () => {
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
    await members.row(ownEmail).getByText('You', { exact: true }).waitFor();
    await members.inviteCard.getByText(/confirm your own e-mail address/).waitFor();
    expect(await members.inviteCard.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe(
      '/account',
    );

    await desk.goto(await confirmationLink(ownEmail));
    await desk.getByRole('button', { name: 'Confirm this address' }).click();
    await desk.getByRole('link', { name: 'Go to your account' }).waitFor();
    await members.open();
    await members.invite(email);
    await members.toast(`Invitation sent to ${email}`).waitFor();
    await members
      .invitation(email)
      .getByText(/Invited by Olga Ott on/)
      .waitFor();

    const elsewhere = await journey.openPage();
    const invitation = new InvitationPage(elsewhere);
    await invitation.openLink(await invitationLink(email));
    await invitation.title(companyName).waitFor();
    await elsewhere.getByText(`Olga Ott invites you to ${companyName} on Waymark`).waitFor();
    await invitation.introduce(grace);
    await invitation.joinButton(companyName).click();
    await invitation.toast(`You have joined ${companyName}`).waitFor();
    await new ManageJobsPage(elsewhere).heading.waitFor();
    expect((await signIn({ email, password: grace.password })).user.emailConfirmed).toBe(true);
    await receiveMail(mailbox(), ownEmail, new RegExp(`Grace Hopper has joined ${companyName}`));

    await members.open();
    await members.row(email).waitFor();
    await members.invitations.getByText(/^None\./).waitFor();
    await members.role('Grace Hopper').selectOption('Owner');
    await members.toast('Grace Hopper: Owner').waitFor();
    const hers = new CompanyMembersPage(elsewhere);
    await hers.open();
    await hers.inviteCard.getByRole('button', { name: 'Send invitation' }).waitFor();

    await members.remove('Grace Hopper');
    await members.toast('Grace Hopper was removed').waitFor();
    await eventually(() => members.rows.count()).toBe(1);
    await receiveMail(mailbox(), email, /You no longer belong to/);
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { level: 1, name: 'You do not belong to a company' }).waitFor();
    await elsewhere.goto('/company-manage-job');
    await elsewhere.getByText(`Ask a colleague to invite ${email}`).waitFor();
    await elsewhere.getByRole('link', { name: 'Go to your account' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
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
    await members.row(owner.fields.email).getByText('Owner', { exact: true }).waitFor();
    await page.getByText('To invite a colleague or to change a role, ask Olga Ott.').waitFor();
    expect(await members.inviteCard.count()).toBe(0);
    expect(await members.invitations.count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    const body = { email: `other.${email}`, memberRole: 'member' };
    expect((await postApi('/company-invitations', body, accessToken)).status).toBe(403);

    await members.row(email).getByRole('button', { name: 'Leave' }).click();
    const question = members.question(`Leave ${owner.fields.companyName}?`);
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'You do not belong to a company' }).waitFor();
    await members.toast(`You have left ${owner.fields.companyName}`).waitFor();
  });

  test('[B-12] the only owner cannot leave the others or become a member, and is told what to do first', async ({
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
    await leaving.getByText(advice).waitFor();
    await leaving.getByRole('button', { name: 'Cancel' }).click();

    await members.role('Olga Ott').selectOption('Member');
    const stepping = members.question('Become a member?');
    await stepping.getByRole('button', { name: 'Become a member' }).click();
    await stepping.getByText(advice).waitFor();
    await stepping.getByRole('button', { name: 'Cancel' }).click();
    expect(await members.role('Olga Ott').inputValue()).toBe('owner');

    await members.role('Mina Moe').selectOption('Owner');
    await members.toast('Mina Moe: Owner').waitFor();
    await members.role('Olga Ott').selectOption('Member');
    await stepping.getByRole('button', { name: 'Become a member' }).click();
    await members.page.getByText('To invite a colleague or to change a role, ask Mina Moe.').waitFor();
  });
});

describe('an invitation', () => {
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
    await members.inviteCard.getByText('This address belongs to a member of your company already.').waitFor();
    expect(await members.inviteCard.getByLabel('Their work email').inputValue()).toBe(owner.fields.email);

    await members
      .invitation(email)
      .getByRole('button', { name: /^Send again/ })
      .click();
    await members.toast(`Invitation sent again to ${email}`).waitFor();
    await eventually(() => invitationLink(email)).not.toBe(first);
    const second = await invitationLink(email);
    await members
      .invitation(email)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await members.invitations.getByText(/^None\./).waitFor();

    const guest = new InvitationPage(await journey.openPage());
    for (const link of [first, second]) {
      await guest.openLink(link);
      await guest.errors.getByText(/was used, was withdrawn or has expired. Ask your colleague/).waitFor();
    }
    await guest.page.getByRole('link', { name: 'Go to the sign-in page' }).waitFor();
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
    await members.invitations.getByText(/^None\./).waitFor();
    await invitation.joinButton(owner.fields.companyName).click();
    await invitation.errors.getByText(/was withdrawn/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
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
    await page.getByText(`You are signed in here as ${somebody.email}`).waitFor();
    await page.getByText(`You join as ${guest.fields.email}`).waitFor();
    await invitation.joinButton(owner.fields.companyName).click();
    await page.getByText(`You have joined ${owner.fields.companyName}.`).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(accessToken);

    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    await members.open();
    await members.row(guest.fields.email).waitFor();
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
    await eventually(() => login.email.inputValue()).toBe(employer.fields.email);
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
    await invitation.errors.getByText(/has an account for a candidate/).waitFor();
    expect(await page.getByRole('button', { name: /^Join/ }).count()).toBe(0);
  });
});
