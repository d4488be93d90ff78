import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
