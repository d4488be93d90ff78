import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
