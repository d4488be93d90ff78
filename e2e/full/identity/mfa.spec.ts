import { paths } from '@waymark/contract/paths';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccount } from '../../fixtures/accounts.ts';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { startProduct } from '../../fixtures/server.ts';
import { addVirtualAuthenticator, codeOf, inviteByCommand } from '../../fixtures/staff.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AccountPage, LoginPage, MfaParts } from '../../pages/identity-pages.ts';
import { AuditPage, JoinStaffPage, TeamPage } from '../../pages/office-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const nora = { firstName: 'Nora', lastName: 'Ek', password: 'seven grey herons wade' };
const email = 'nora.ek@board.example';

test('[A-10, L-16, L-17] the first administrator: invited by command, two steps, a code for recovery, a passkey', async ({
  journey,
}) => {
  // A code that is not right, and the desk as long as it has no overview.
  journey.expectStatus(400, 404);
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-staff-'));
  const link = await inviteByCommand(email, directory);
  const product = await startProduct({
    environment: { DEMO: 'false' },
    dataDirectory: directory,
    host: 'localhost',
  });
  const faults: string[] = [];
  const look = async (where: string) => {
    faults.push(...(await findFaults(page)).map((fault) => `${where} at ${fault}`));
    await page.setViewportSize(wide);
  };
  const page = await journey.openPage({ baseURL: product.origin });
  const parts = new MfaParts(page);
  const login = new LoginPage(page);
  try {
    await test.step('joins by the link and has to set MFA up', async () => {
      const joining = new JoinStaffPage(page);
      await joining.openLink(link);
      await expect(page.getByText('You are invited as administrator')).toBeVisible();
      await look('joining');
      await joining.join(nora);
      await page.waitForURL(`**${paths.staffMfa}`);
      // Every other page of the staff leads here.
      await goTo(page, paths.staffTeam);
      await page.waitForURL(`**${paths.staffMfa}`);
      await look('the set-up');
    });

    let key = '';
    let codes: string[] = [];
    await test.step('sets it up with an app', async () => {
      await parts.password.fill(nora.password);
      await parts.button('Continue').click();
      await expect(parts.picture).toBeVisible();
      key = await parts.readKey();
      await look('the picture');
      await parts.code.fill(codeOf(key, 9));
      await parts.button('Turn it on').click();
      await expect(page.getByText('This code is not right')).toBeVisible();
      await parts.code.fill(codeOf(key));
      await parts.button('Turn it on').click();
      await expect(parts.recoveryCodes).toHaveCount(10);
      codes = await parts.recoveryCodes.allInnerTexts();
      await look('the codes for recovery');
      await parts.button('I have put them away').click();
      await page.waitForURL(`**${paths.staffFirstSteps}`);
      const team = new TeamPage(page);
      await team.open();
      await expect(team.member('Nora Ek').getByText('(the only one)')).toBeVisible();
      await look('the team');
    });

    await test.step('signs in with password and code', async () => {
      await login.logoutButton.click();
      await page.waitForURL('**/login');
      await look('the sign-in');
      await login.logIn({ email, password: nora.password });
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(parts.code).toBeFocused();
      await look('MFA');
      await parts.code.fill(codeOf(key, 1));
      await page.keyboard.press('Enter');
      await expect(login.toast('Logged In')).toBeVisible();
    });

    await test.step('signs in with a code for recovery', async () => {
      await login.logoutButton.click();
      await page.waitForURL('**/login');
      await login.logIn({ email, password: nora.password });
      await parts.button('Use a code for recovery').click();
      await parts.recoveryCode.fill((codes[0] ?? '').toUpperCase());
      await login.loginButton.click();
      // The words of the sign-in before may still be there.
      await page.waitForURL(`**${paths.staff}`);
    });

    await test.step('adds a passkey and signs in with it', async () => {
      await addVirtualAuthenticator(page);
      await new AccountPage(page).open();
      await expect(parts.card.getByText('9 codes for recovery are left')).toBeVisible();
      await parts.passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await look('adding a passkey');
      await parts.dialog.getByLabel('Name', { exact: true }).fill('Lighthouse laptop');
      await parts.dialog.getByLabel('Your password', { exact: true }).fill(nora.password);
      await parts.code.fill(codes[1] ?? '');
      await parts.button('Add the passkey').click();
      await expect(parts.passkeys.getByRole('listitem')).toContainText('Lighthouse laptop');
      await look('the account');
      await login.logoutButton.click();
      await page.waitForURL('**/login');
      await parts.button('Sign in with a passkey').click();
      await expect(login.toast('Logged In')).toBeVisible();
      await new TeamPage(page).open();
      await expect(new TeamPage(page).heading).toBeVisible();
    });

    await test.step('finds all of it in the log', async () => {
      const audit = new AuditPage(page);
      await audit.open();
      await expect(audit.entry('The command line invited a new staff member')).toContainText('administrator');
      await expect(audit.entry('Nora Ek joined the staff')).toBeVisible();
      await look('the log');
      await page.getByLabel('Did what').selectOption('staff.invite');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.getByText('1 entry')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(
        'The command line,invited a new staff member',
      );
    });
    expect(faults).toEqual([]);
  } finally {
    await page.context().close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

test('[A-10] an administrator of the demo invites a reviewer, gives another role and takes an invitation back', async ({
  journey,
}) => {
  const page = await journey.openPage();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(demoAccount('staff'));
  await expect(login.toast('Logged In')).toBeVisible();
  const team = new TeamPage(page);
  await team.open();
  await expect(team.member('Priya Raman').getByText('You')).toBeVisible();

  const invited = `reviewer.${process.pid}@board.example`;
  await team.invite(invited, 'Reviewer');
  await expect(team.invitations.getByRole('listitem')).toContainText(invited);
  const mail = await receiveMail(new URL(page.url()).origin, invited, /invited to the staff/);
  expect(mail.links.some((one) => new URL(one).pathname === paths.joinStaff)).toBe(true);
  await team.invitations.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(team.invitations.getByRole('listitem')).toHaveCount(0);

  const role = page.getByLabel('Role of Tomás Ortega');
  await role.selectOption('Moderator');
  await expect(team.toast('Tomás Ortega: Moderator')).toBeVisible();
  await role.selectOption('Reviewer');
  await expect(team.toast('Tomás Ortega: Reviewer')).toBeVisible();
  const audit = new AuditPage(page);
  await audit.open('?action=staff.change-role');
  await expect(audit.entry('Priya Raman changed the role of Tomás Ortega').first()).toContainText(
    'moderator',
  );
});
