import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { PageFrame } from './page-frame.ts';

export interface ReviewFields {
  email: string;
  firstName: string;
  lastName: string;
}

/** The form of the free expert review, for guests. */
export class ResumeReviewPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.resumeReview);
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Send your resume' });
  }

  field(label: string): Locator {
    return this.card.getByLabel(label, { exact: true });
  }

  get resume(): Locator {
    return this.card.locator('input[type=file]');
  }

  get submitButton(): Locator {
    return this.card.getByRole('button', { name: 'Submit' });
  }

  get progress(): Locator {
    return this.card.getByRole('progressbar');
  }

  /** What is said at the fields, top to bottom. */
  get errors(): Locator {
    return this.card.locator('p[role=alert]');
  }

  async fillIn({ email, firstName, lastName }: ReviewFields): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
  }

  async submit(resume: ChosenFile): Promise<void> {
    await this.resume.setInputFiles(resume);
    await this.submitButton.click();
  }
}
