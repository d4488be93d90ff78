import type { Locator, Page } from '@playwright/test';

const names = {
  allowedText: 'Text messages about career opportunities',
  bestJobFirst: 'My best job matches first',
  sendResumeToExpert: /^An expert’s review of my resume/,
} as const;

/** What a candidate agrees to, on the profile page. */
export class ConsentSection {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'What you agree to' });
  }

  choice(purpose: keyof typeof names): Locator {
    return this.page.getByRole('switch', { name: names[purpose] });
  }

  /** The choice with the words around it. */
  row(purpose: keyof typeof names): Locator {
    return this.root.getByRole('listitem').filter({ has: this.choice(purpose) });
  }
}
