import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class ProfilePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsProfile);
  }

  field(label: string): Locator {
    // What employers see is another form of the page, with a location of its own.
    const form = this.page.locator('form').filter({ has: this.saveButton });
    return form.getByLabel(label, { exact: true });
  }

  /** Asked for beside a new e-mail, of whoever has a password. */
  get currentPassword(): Locator {
    return this.field('Current password');
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save Setting' });
  }

  /** What is said about a new address that waits for its confirmation. */
  pendingEmail(email: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `Confirm ${email}` });
  }

  /** What is said of a draft that was filled in again. */
  get restored(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'What you had typed is filled in again' });
  }

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
}
