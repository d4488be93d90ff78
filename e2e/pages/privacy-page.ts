import { paths } from '@waymark/contract/paths';
import type { Download, Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The part of the account's page that is about one's data: a copy of it, and its end. */
export class PrivacyPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.account);
  }

  get exportCard(): Locator {
    return this.page.getByRole('region', { name: 'Your data' });
  }

  get progress(): Locator {
    return this.exportCard.getByRole('progressbar');
  }

  async askForCopy(): Promise<void> {
    await this.exportCard.getByRole('button', { name: 'Make a copy' }).click();
  }

  async downloadCopy(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.exportCard.getByRole('button', { name: 'Download' }).click();
    return download;
  }

  get deletionCard(): Locator {
    return this.page.getByRole('region', { name: 'Delete your account' });
  }

  get password(): Locator {
    return this.deletionCard.getByLabel('Your password');
  }

  /** Types the password and says yes in the dialog that asks once more. */
  async deleteWith(password: string): Promise<void> {
    await this.password.fill(password);
    await this.deletionCard.getByRole('button', { name: 'Delete my account' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  }

  get keepButton(): Locator {
    return this.deletionCard.getByRole('button', { name: 'Keep my account' });
  }

  get linkButton(): Locator {
    return this.deletionCard.getByRole('button', { name: 'Mail me a link' });
  }

  /** On the other pages of the member's area. */
  get banner(): Locator {
    return this.page.getByRole('main').getByText(/Your account will be deleted on/);
  }
}

/** Where the mailed link leads. */
export class DeleteAccountPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get deleteButton(): Locator {
    return this.page.getByRole('button', { name: 'Delete my account' });
  }

  get answer(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }
}
