import type { Locator, Page, Response } from '@playwright/test';
import { paths, orderProcessingPath } from '@waymark/contract/paths';
import { PageFrame, reload, goTo } from './page-frame.ts';

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

/** What a company has ordered, at /company-transactions. */
export class TransactionsPage extends PageFrame {
  open(search = ''): Promise<Response> {
    return this.visit(paths.companyTransactions + search);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Transactions' });
  }

  /** The company's plan with its name. */
  plan(name: string): Locator {
    return this.page.getByRole('region', { name: `Your plan: ${name}` });
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('table').getByRole('row').filter({ hasText: text });
  }
}

/** The stand-in for the checkout, in the tab that the product has opened. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get offer(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get buyer(): Locator {
    return this.page.getByText('Bought by');
  }

  get failure(): Locator {
    return this.page.getByRole('alert');
  }

  async pay(number: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Name on the card').fill('Marta Vogel');
    await this.page.getByLabel('Good until (MM/YY)').fill('12/40');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: /^Pay / }).click();
  }
}

/** The stand-in for the career-services portal. */
export class PortalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /^Orders of / });
  }

  order(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** As the writer, at the desk behind the portal. */
  async move(name: string, percentage: number): Promise<void> {
    await this.openDesk();
    await this.page.getByRole('button', { name: `${name}: ${percentage} % done` }).click();
    await this.order(name).getByText(`${percentage} %`, { exact: true }).first().waitFor();
  }

  async openDesk(): Promise<void> {
    await goTo(this.page, new URL('/operator', this.page.url()).href);
    await this.page.getByRole('heading', { level: 1, name: 'Work on the orders' }).waitFor();
  }

  async leaveDesk(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the customer’s side' }).click();
    await this.title.waitFor();
  }

  async write(text: string): Promise<void> {
    await this.page.getByLabel(/^(?:To your|As the) writer$/).fill(text);
    await this.page.getByRole('button', { name: /^Send the message/ }).click();
    await this.page.getByText(text, { exact: true }).waitFor();
  }
}
