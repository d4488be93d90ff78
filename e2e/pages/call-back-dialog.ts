import type { Locator } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The form to be called, over any page. */
export class CallBackDialog extends PageFrame {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Request a call back' });
  }

  field(label: 'Name' | 'Mobile Number'): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  get submitButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Submit' });
  }

  get errors(): Locator {
    return this.dialog.getByRole('alert');
  }

  get answer(): Locator {
    return this.dialog.getByRole('status');
  }
}
