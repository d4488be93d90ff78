import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
