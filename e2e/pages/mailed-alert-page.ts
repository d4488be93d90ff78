import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** Where the links of alert mails lead: a page with one button. */
export class MailedAlertPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get beginButton(): Locator {
    return this.page.getByRole('button', { name: 'Begin this job alert' });
  }

  get stopButton(): Locator {
    return this.page.getByRole('button', { name: 'Stop this job alert' });
  }

  /** On the confirmation, to the page that stops what has just begun. */
  get stopLink(): Locator {
    return this.page.getByRole('link', { name: 'Stop this job alert' });
  }

  get answer(): Locator {
    return this.page.getByRole('status');
  }

  get dead(): Locator {
    return this.page.getByRole('alert');
  }
}
