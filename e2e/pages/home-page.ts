import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from 'playwright-core';
import { PageFrame } from './page-frame.ts';

export class HomePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.home);
  }

  get search(): Locator {
    return this.page.getByRole('search');
  }

  async find({ keyword = '', place = '', sector = '' }): Promise<void> {
    await this.search.getByLabel('Keyword').fill(keyword);
    await this.search.getByLabel('Where').fill(place);
    if (sector) await this.search.getByLabel('Sector').selectOption(sector);
    await this.search.getByRole('button', { name: 'Find Job' }).click();
  }

  get recentJobs(): Locator {
    return this.page.getByRole('region', { name: 'Recent Jobs' });
  }
}
