import { landingPath, type LandingCriteria } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** A page of `/jobs`: one kind of job, in one place or everywhere. */
export class LandingPage extends PageFrame {
  open(criteria: LandingCriteria): Promise<Response> {
    return this.visit(landingPath(criteria));
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A figure below the heading, by its name. */
  async figure(name: string | RegExp): Promise<number> {
    const pair = this.page.locator('dl > div').filter({ has: this.page.getByText(name, { exact: true }) });
    const text = (await pair.locator('dd').textContent()) ?? '';
    return Number.parseInt(text.replaceAll(',', ''), 10);
  }

  get jobs(): Locator {
    return this.page.getByRole('region', { name: /newest/ }).getByRole('heading', { level: 3 });
  }

  get crumbs(): Locator {
    return this.page.getByRole('navigation', { name: 'You are here' });
  }

  part(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  get wholeSearch(): Locator {
    return this.page.getByRole('link', { name: /^(See all|Open as a search)/ });
  }

  get canonical(): Locator {
    return this.page.locator('link[rel=canonical]');
  }
}
