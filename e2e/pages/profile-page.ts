import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from 'playwright-core';
import { PageFrame } from './page-frame.ts';

export class ProfilePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsProfile);
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
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

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
}
