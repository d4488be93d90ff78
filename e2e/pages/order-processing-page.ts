import { orderProcessingPath, paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The page between the product and the checkout. */
export class OrderProcessingPage extends PageFrame {
  open(checkoutLink: string, code: string): Promise<Response> {
    return this.visit(orderProcessingPath(checkoutLink, code));
  }

  openBare(query: string): Promise<Response> {
    return this.visit(paths.orderProcessing + query);
  }

  get processing(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Processing...' });
  }
}
