import { expect, type Locator, type Page, type Response } from '@playwright/test';

/**
 * Waits until the script has taken the server's markup over: a test presses and types faster than any person.
 * Pages that wait for a touch lose no press, and those without JavaScript, or not ours, have nothing to wait for.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html:is([data-hydrated], [data-waits]), html:not([data-js])')).toBeAttached();
}

/** Goes there as by typing the address, and begins when the page answers to presses and typing. */
export async function goTo(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} gave no answer.`);
  await hydrated(page);
  return response;
}

/** Opens a page without waiting for hydration, as for a visitor who is faster than the script. */
export async function openUnhydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/**
 * Reads what is sent for an address into a page that runs no scripts: nothing else is loaded, and its address stays
 * another one. For what a page says, and not for how it looks.
 */
export async function readSent(page: Page, address: string): Promise<globalThis.Response> {
  const response = await fetch(address);
  // From where it stands then nothing can be loaded ahead, and Chromium says so of each.
  const markup = (await response.text()).replaceAll(/<link\b[^>]*\brel="(?:module)?preload"[^>]*>/g, '');
  await page.setContent(markup, { waitUntil: 'commit' });
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Waits until the page shows what it is about, and to members who they are. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const signedIn = page.locator('html[data-signed-in]');
  const blank = { name: 'Your account', exact: true };
  await expect(signedIn.getByRole('link', blank).or(signedIn.getByRole('button', blank))).toHaveCount(0);
}

/** The parts of every page: the site's header and footer or the frame of members, and toasts. */
export class PageFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes there as by typing the address. */
  protected visit(path: string): Promise<Response> {
    return goTo(this.page, path);
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

  /** On the site a link, in the frame of members the button of a menu. */
  get accountLink(): Locator {
    const name = 'your account';
    return this.header.getByRole('link', { name }).or(this.header.getByRole('button', { name }));
  }

  get logoutButton(): Locator {
    return this.header
      .getByRole('button', { name: 'Logout' })
      .or(this.sidebar.getByRole('button', { name: 'Log Out' }));
  }

  /** Of the candidate's and the employer's own pages. */
  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Your account' });
  }

  /** Stands on the page after the reload that follows a lost session. */
  get sessionEnded(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  }

  /** Says to a guest why they are not where they wanted to go. */
  get membersOnly(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'That page is for people with an account' });
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
