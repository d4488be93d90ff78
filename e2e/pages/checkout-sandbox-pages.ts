import type { Locator, Page } from '@playwright/test';
import { goTo } from './page-frame.ts';

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
