import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
