import type { Locator, Response, Page } from '@playwright/test';
import type { SignupFields } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ChosenFile } from '../fixtures/documents.ts';
import { PageFrame } from './page-frame.ts';

export class LoginPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.login + query);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Sign in' });
  }

  get email(): Locator {
    return this.page.getByLabel('Email', { exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  get loginButton(): Locator {
    return this.page.getByRole('button', { name: 'Log in' });
  }

  get signUpSwitch(): Locator {
    return this.page.getByRole('link', { name: 'Sign up' });
  }

  get forgotLink(): Locator {
    return this.page.getByRole('link', { name: 'Forgot your password?' });
  }

  get mailLinkButton(): Locator {
    return this.page.getByRole('button', { name: 'Mail me a link to sign in' });
  }

  get mailedNote(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'a link that signs in is on its way' });
  }

  get errors(): Locator {
    return this.page.getByRole('alert');
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.loginButton.click();
  }
}

/** The wizard 'Personal Information' of five steps. */
export class RegisterPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.register + query);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Personal Information' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** "Step 2 of 5" as its heading says it. */
  step(number: number): Locator {
    return this.page.getByRole('heading', { name: `Step ${number} of 5` });
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: 'Next' });
  }

  get backButton(): Locator {
    return this.page.getByRole('button', { name: 'Back' });
  }

  get signUpButton(): Locator {
    return this.page.getByRole('button', { name: 'Sign me up' });
  }

  get signInSwitch(): Locator {
    return this.page.getByRole('link', { name: 'Sign In', exact: true }).last();
  }

  /** In the notice that an address has an account already. */
  get takenSignIn(): Locator {
    return this.page.getByText('or go on with another email').getByRole('link', { name: 'Sign In' });
  }

  get errors(): Locator {
    return this.page.getByRole('alert');
  }

  value(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  get counter(): Locator {
    return this.page.getByText(/^\d\/2 selected$/);
  }

  get resume(): Locator {
    return this.page.locator('input[type=file]');
  }

  get expertReview(): Locator {
    return this.page.getByRole('checkbox', { name: /expert review/ });
  }

  async next(toStep: number): Promise<void> {
    await this.nextButton.click();
    await this.step(toStep).waitFor();
  }

  async back(toStep: number): Promise<void> {
    await this.backButton.click();
    await this.step(toStep).waitFor();
  }

  async fillStep1({ email, jobTitle, location }: SignupFields): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('Desired job title').fill(jobTitle);
    await this.field('Location').fill(location);
  }

  async fillStep2({ firstName, lastName, phone, allowedText, bestJobFirst }: SignupFields): Promise<void> {
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Phone').fill(phone);
    await this.page.getByLabel(/text messages about career opportunities/).setChecked(allowedText);
    await this.page.getByLabel(/best job matches/).setChecked(bestJobFirst);
  }

  async fillStep3({ desireCompensation, educationLevel, experienceLevel }: SignupFields): Promise<void> {
    await this.field('Desired compensation').selectOption(desireCompensation);
    await this.field('Education level').selectOption(educationLevel);
    await this.field('Experience level').selectOption(experienceLevel);
  }

  async fillStep4({ valueMostInCompany }: SignupFields): Promise<void> {
    for (const name of valueMostInCompany) await this.value(name).check();
  }

  /** Walks to the last step, where only the resume is missing. */
  async fillToLastStep(fields: SignupFields): Promise<void> {
    await this.fillStep1(fields);
    await this.next(2);
    await this.fillStep2(fields);
    await this.next(3);
    await this.fillStep3(fields);
    await this.next(4);
    await this.fillStep4(fields);
    await this.next(5);
  }

  async submit(resume: ChosenFile): Promise<void> {
    await this.resume.setInputFiles(resume);
    await this.signUpButton.click();
  }
}

/** Where the link of a mail leads. */
export class SetPasswordPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get newPassword(): Locator {
    return this.page.getByLabel('New password');
  }

  get dead(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'was used already, or has expired' });
  }

  get newLink(): Locator {
    return this.page.getByRole('link', { name: 'Get a new link' });
  }

  async setPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.page.getByRole('button', { name: 'Set password' }).click();
  }
}

/** The page behind the link that signs in. */
export class SignInLinkPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get signInButton(): Locator {
    return this.page.getByRole('button', { name: 'Sign in', exact: true });
  }

  get dead(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'was used already, or has expired' });
  }
}

export class ForgotPasswordPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.forgotPassword);
  }

  get email(): Locator {
    return this.page.getByLabel('Email');
  }

  get signInSwitch(): Locator {
    return this.page.getByRole('link', { name: 'Sign in' });
  }

  async askFor(email: string): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('button', { name: 'Send me a link' }).click();
  }

  get answer(): Locator {
    return this.page.getByText(/link to set a new password is on its way/);
  }
}

export class ChangePasswordPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsChangePassword);
  }

  get oldPassword(): Locator {
    return this.page.getByLabel('Old password');
  }

  get newPassword(): Locator {
    return this.page.getByLabel('New password', { exact: true });
  }

  get confirmPassword(): Locator {
    return this.page.getByLabel('Confirm password');
  }

  get changeButton(): Locator {
    return this.page.getByRole('button', { name: 'Change password' });
  }

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  async change(oldPassword: string, newPassword: string, confirmPassword = newPassword): Promise<void> {
    await this.oldPassword.fill(oldPassword);
    await this.newPassword.fill(newPassword);
    await this.confirmPassword.fill(confirmPassword);
    await this.changeButton.click();
  }
}

/** Where the link of a mail leads that proves an address. */
export class ConfirmEmailPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: 'Confirm this address' });
  }

  get confirmed(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'is confirmed' });
  }

  get dead(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /used or has expired|not complete/ });
  }
}

/** Where the link of a mail leads that takes an account back to its former address. */
export class UndoEmailPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get takeBackButton(): Locator {
    return this.page.getByRole('button', { name: 'Take my account back' });
  }

  get takenBack(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Your account is back at' });
  }

  get dead(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /used or has expired|not complete/ });
  }
}

export class AccountPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.account);
  }

  get emailCard(): Locator {
    return this.page.getByRole('region', { name: 'Email address' });
  }

  get detailsCard(): Locator {
    return this.page.getByRole('region', { name: 'Your details' });
  }

  get devicesCard(): Locator {
    return this.page.getByRole('region', { name: 'Devices' });
  }

  get devices(): Locator {
    return this.devicesCard.getByRole('listitem');
  }

  device(name: string | RegExp): Locator {
    return this.devices.filter({ hasText: name });
  }

  /** Presses a button of the devices' card and says yes in the dialog that asks. */
  async signOut(button: Locator): Promise<void> {
    await button.click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
  }
}

/** The parts of pages that are about MFA, and about passkeys. */
export class MfaParts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Two-factor authentication' });
  }

  get passkeys(): Locator {
    return this.page.getByRole('region', { name: 'Passkeys' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get password(): Locator {
    return this.page.getByLabel('Your password', { exact: true });
  }

  get code(): Locator {
    return this.page.getByLabel('Code', { exact: true });
  }

  get recoveryCode(): Locator {
    return this.page.getByLabel('Code for recovery', { exact: true });
  }

  get picture(): Locator {
    return this.page.getByRole('img', { name: /^Picture for the app/ });
  }

  get recoveryCodes(): Locator {
    return this.page.getByRole('list', { name: 'Codes for recovery' }).getByRole('listitem');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The key that is typed where there is no camera. */
  async readKey(): Promise<string> {
    const text = await this.page.getByText('Type this key:').innerText();
    return text.replace(/^.*Type this key:/s, '').trim();
  }
}
