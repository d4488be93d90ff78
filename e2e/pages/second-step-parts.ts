import type { Locator, Page } from '@playwright/test';

/** The parts of pages that are about the second step of signing in, and about passkeys. */
export class SecondStepParts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Second step' });
  }

  get passkeys(): Locator {
    return this.page.getByRole('region', { name: 'Passkeys' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get password(): Locator {
    return this.page.getByLabel('Your password', { exact: true });
  }

  get code(): Locator {
    return this.page.getByLabel('Code', { exact: true });
  }

  get recoveryCode(): Locator {
    return this.page.getByLabel('Code for recovery', { exact: true });
  }

  get picture(): Locator {
    return this.page.getByRole('img', { name: /^Picture for the app/ });
  }

  get recoveryCodes(): Locator {
    return this.page.getByRole('list', { name: 'Codes for recovery' }).getByRole('listitem');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The key that is typed where there is no camera. */
  async readKey(): Promise<string> {
    const text = await this.page.getByText('Type this key:').innerText();
    return text.replace(/^.*Type this key:/s, '').trim();
  }
}
