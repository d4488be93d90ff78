import { categoryPages } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** A link of a category page that claims a number of jobs. */
export interface ClaimingLink {
  name: string;
  href: string;
  count: number;
}

/** One of the six pages that share a banner and tabs. */
export class CategoryPage extends PageFrame {
  open(path: string): Promise<Response> {
    return this.visit(path);
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Ways to browse jobs' });
  }

  tab(path: string): Locator {
    const label = categoryPages.find((one) => one.path === path)?.label ?? '';
    return this.tabs.getByRole('link', { name: label });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  viewAll(section: string): Locator {
    return this.section(section).getByRole('link', { name: `View All in ${section}` });
  }

  letter(label: string): Locator {
    const letters = this.page.getByRole('navigation', { name: 'Letters' });
    return letters.getByRole('link', { name: new RegExp(`^${label}\\s?,`) });
  }

  /** Every link of the content that ends in a number: a name and how many jobs it leads to. */
  claims(): Promise<ClaimingLink[]> {
    return this.page.locator('#content a[href*="/browse-job-filter-list?"]').evaluateAll((links) =>
      links.flatMap((link) => {
        const [, name = '', count] = /^(.*?)\s*([\d,]+)(?: (?:open )?jobs?)?$/s.exec(link.textContent) ?? [];
        const href = link.getAttribute('href') ?? '';
        return count === undefined ? [] : [{ name, href, count: Number(count.replaceAll(',', '')) }];
      }),
    );
  }
}
