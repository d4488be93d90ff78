import { companyPath } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { MapSection } from './map-section.ts';
import { PageFrame } from './page-frame.ts';

/** What everybody sees of a company. */
export class CompanyPage extends PageFrame {
  open(company: string): Promise<Response> {
    return this.visit(companyPath(company));
  }

  get name(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get jobs(): Locator {
    return this.page
      .getByRole('region', { name: 'Open jobs' })
      .getByRole('heading', { level: 3 })
      .getByRole('link');
  }

  get allJobs(): Locator {
    return this.page.getByRole('link', { name: /^All [\d,]+ jobs$/ });
  }

  get facts(): Locator {
    return this.page.getByRole('complementary', { name: 'At a glance' });
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of jobs' });
  }

  get map(): MapSection {
    return new MapSection(this.page, /^Map: /);
  }

  /** What the page tells search engines of the company. */
  async markup(): Promise<Record<string, unknown>> {
    const texts = await this.page.locator('script[type="application/ld+json"]').allTextContents();
    const said = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    return said.find((one) => one['@type'] === 'Organization') ?? {};
  }
}
