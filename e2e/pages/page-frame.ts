import type { Locator, Page, Response } from 'playwright-core';

/**
 * Waits until React has taken the server's markup over: typing and pressing before that is lost work for a
 * test that is faster than any person. React leaves its mark on every element that it owns.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document.documentElement, document.body].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    ),
  );
}

/** Waits until the page shows what it is about, and to members who they are. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const names = [...document.links].map((link) => link.textContent);
    return dataset['signedIn'] === undefined || !names.includes('Your account');
  });
}

/** What every page has: the site's header and footer, and toasts. */
export class PageFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes there as by typing the address. */
  protected async visit(path: string): Promise<Response> {
    const response = await this.page.goto(path);
    if (!response) throw new Error(`${path} gave no answer.`);
    await hydrated(this.page);
    return response;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get signInLink(): Locator {
    return this.header.getByRole('link', { name: 'Sign in' });
  }

  get signUpLink(): Locator {
    return this.header.getByRole('link', { name: 'Sign Up' });
  }

  get accountLink(): Locator {
    return this.header.getByRole('link', { name: 'your account' });
  }

  get logoutButton(): Locator {
    return this.header.getByRole('button', { name: 'Logout' });
  }

  /** Of the candidate's and the employer's own pages. */
  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Your account' });
  }

  /** Stands on the page after the reload that follows a lost session. */
  get sessionEnded(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  }

  toast(text: string | RegExp): Locator {
    const messages = this.page.getByRole('region', { name: 'Messages' });
    return messages.getByRole('status').filter({ hasText: text });
  }

  /** The path with its parameters, as in the address bar. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }
}
