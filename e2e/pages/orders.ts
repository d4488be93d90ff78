import type { Locator, Page } from '@playwright/test';
import { PageFrame, reload } from './page-frame.ts';

/** Where the product shows what a candidate has bought: the home page, the job list and the header. */
export class Orders extends PageFrame {
  get details(): Locator {
    return this.page.getByRole('region', { name: /^Your orders?$/ }).getByRole('listitem');
  }

  get banner(): Locator {
    return this.page.getByRole('main').getByRole('region', { name: 'Your order', exact: true });
  }

  progressIn(part: Locator): Locator {
    return part.getByRole('progressbar');
  }

  /** Loads the page again, and gives how many orders it was told of: they show a moment later. */
  async reloadAndCount(): Promise<number> {
    let isLoaded = false;
    this.page.once('framenavigated', () => (isLoaded = true));
    // The page before may still be asking: its answer is lost with it.
    const answered = this.page.waitForResponse(
      (response) => isLoaded && response.url().endsWith('/api/product/get-career-services-orders'),
    );
    await reload(this.page);
    const { orders } = (await (await answered).json()) as { orders: unknown[] };
    return orders.length;
  }

  get login(): Locator {
    return this.header.getByRole('button', { name: 'Career Services Login' });
  }

  /** Presses what opens the portal in a window of its own. */
  async openPortal(button: Locator): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await button.click();
    return opened;
  }
}
