import type { SignupFields } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { PageFrame } from './page-frame.ts';

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
    return this.errors.getByRole('link', { name: 'Sign In' });
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
