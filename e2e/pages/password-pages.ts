import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from 'playwright-core';
import { PageFrame } from './page-frame.ts';

/** Where the link of a mail leads. */
export class SetPasswordPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  async setPassword(password: string): Promise<void> {
    await this.page.getByLabel('New password').fill(password);
    await this.page.getByRole('button', { name: 'Set password' }).click();
  }
}

export class ForgotPasswordPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.forgotPassword);
  }

  async askFor(email: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByRole('button', { name: 'Send me a link' }).click();
  }

  get answer(): Locator {
    return this.page.getByText(/link to set a new password is on its way/);
  }
}
