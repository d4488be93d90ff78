import { signIn } from '../../fixtures/accounts.ts';
import {
  companyFields,
  confirmationLink,
  invitationLink,
  registerCompany,
} from '../../fixtures/companies.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  CompanyRegisterPage,
  CompanyPage,
  CompanyMembersPage,
  InvitationPage,
} from '../../pages/companies-pages.ts';
import { ManageJobsPage } from '../../pages/hiring-pages.ts';
import { RegisterPage } from '../../pages/identity-pages.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';

test.describe('registering a company', () => {
  test('[B-12, A-5] is found from the sign-up page, signs in, and leads to the jobs of the company', async ({
    page,
  }) => {
    const fields = companyFields();
    await new RegisterPage(page).open();
    await page.getByRole('link', { name: 'Register your company' }).click();
    const register = new CompanyRegisterPage(page);
    await expect(register.title).toBeVisible();
    await register.fillIn(fields);
    await register.registerButton.click();
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/company-manage-job');
    await expect(new ManageJobsPage(page).heading).toBeVisible();
    await expect(page.getByRole('complementary').getByText(fields.companyName)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/.{20,}/);
    expect(new URL(await confirmationLink(fields.email)).pathname).toBe('/confirm-email');
  });
});

const countIn = (text: string | null) => Number((/\d[\d,]*/.exec(text ?? '')?.[0] ?? '').replaceAll(',', ''));

test.describe('the page of a company', () => {
  test('[I-10, H-2] leads to its jobs, and they lead back', async ({ page }) => {
    const { company: employer } = await jobOfDemoEmployer();
    const company = new CompanyPage(page);
    await company.open(employer.id);
    await expect(company.name).toHaveText(employer.name);
    const total = countIn(await company.allJobs.textContent());
    const first = company.jobs.first();
    const title = await first.innerText();
    const address = (await first.getAttribute('href')) ?? '';
    await first.click();
    const job = new JobPage(page);
    await expect(job.title).toHaveText(title);
    await eventually(() => page.url()).toContain(address);
    await page.getByRole('link', { name: employer.name, exact: true }).first().click();
    await expect(company.name).toHaveText(employer.name);
    await company.allJobs.click();
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await eventually(() => search.total()).toBe(total);
    await expect(search.jobs.first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('link', { name: employer.name })
      .first()
      .click();
    await expect(company.name).toHaveText(employer.name);
  });
});

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
    await expect(members.inviteCard.getByText(/confirm your own email address/)).toBeVisible();
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
});
