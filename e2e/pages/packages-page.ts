import { paths } from '@waymark/contract/paths';
import type { Locator, Page, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** 'Job-Seeker Products': the packages that are sold. */
export class PackagesPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.pricingDetails);
  }

  /** A guest's way to a package: the registration. */
  selectLink(name: string): Locator {
    return this.page.getByRole('link', { name: `Select ${name}`, exact: true });
  }

  /** A member's. */
  selectButton(name: string): Locator {
    return this.page.getByRole('button', { name: `Select ${name}`, exact: true });
  }

  /** Opens a new tab at the checkout. */
  async select(name: string): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.selectButton(name).click();
    return opened;
  }
}
