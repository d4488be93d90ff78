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

  /** The marker that people can move. */
  get marker(): Locator {
    return this.region.getByRole('button', { name: /^Marker/ });
  }

  /** The names are for the eye only: the address beside the map says what it shows. */
  city(name: string): Locator {
    return this.region.getByText(name, { exact: true });
  }

  height(): Promise<number> {
    return this.region.evaluate((element) => element.getBoundingClientRect().height);
  }

  /** By how many pixels the second city lies east of the first: what a degree measures on the map. */
  async distanceEast(from: string, to: string): Promise<number> {
    const [first, second] = await Promise.all([this.#dotOf(from), this.#dotOf(to)]);
    return second - first;
  }

  /** The dot of a city is where its label is anchored. */
  #dotOf(name: string): Promise<number> {
    return this.city(name).evaluate(
      (label) => (label.parentElement as HTMLElement).getBoundingClientRect().x,
    );
  }
}
