import type { Locator, Page } from '@playwright/test';

/** A map of the product with its names and its marker. */
export class MapSection {
  readonly page: Page;
  readonly region: Locator;

  constructor(page: Page, label: string | RegExp) {
    this.page = page;
    this.region = page.getByRole('region', { name: label });
  }

  /** Scrolls to the map, which loads its parts only then. */
  async waitUntilDrawn(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    await this.button('Zoom in').waitFor();
    await this.region.locator('path:not([d="M0 0"])').first().waitFor();
  }

  button(name: 'Zoom in' | 'Zoom out' | 'Back to the marker'): Locator {
    return this.page.getByRole('button', { name });
  }

  height(): Promise<number> {
    return this.region.evaluate((element) => element.getBoundingClientRect().height);
  }
}
