import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
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

  get errors(): Locator {
    return this.page.getByRole('alert');
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.loginButton.click();
  }
}
