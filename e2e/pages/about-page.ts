import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** A quiet public page, on which the site's header is looked at as well. */
export class AboutPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.aboutUs);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get figures(): Locator {
    return this.page.getByRole('list', { name: 'Waymark today' }).getByRole('listitem');
  }

  get features(): Locator {
    return this.page.getByRole('region', { name: 'What you can count on' }).getByRole('listitem');
  }

  get createAccount(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: 'Create an Account' });
  }

  get mainNavigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main', exact: true });
  }

  /** Where each link and button of the bar lies. */
  placesInHeader(): Promise<string[]> {
    // A dialog has a header as well.
    const bar = this.header.filter({ has: this.mainNavigation });
    return bar.evaluate((header) =>
      [...header.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
    );
  }
}
