import type { Locator, Page } from 'playwright-core';

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

  async move(name: string, percentage: number): Promise<void> {
    await this.page.getByRole('button', { name: `${name}: ${percentage} % done` }).click();
    await this.order(name).getByText(`${percentage} %`, { exact: true }).first().waitFor();
  }
}
