import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class PortfolioPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.portfolioGrid + query);
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Fields of work' }).getByRole('link');
  }

  tab(label: string): Locator {
    return this.tabs.getByText(label, { exact: true });
  }

  get tiles(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }
}
