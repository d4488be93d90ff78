import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The candidates who chose to be visible, as an employer browses them. */
export class CandidatesPage extends PageFrame {
  async open(query = ''): Promise<Response> {
    const response = await this.visit(`${paths.browseCandidates}${query}`);
    await this.heading.waitFor();
    return response;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async search(words: string): Promise<void> {
    await this.page.getByLabel('Keywords').fill(words);
    await this.page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  }

  card(headline: string): Locator {
    return this.page
      .getByRole('list', { name: 'Candidates' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: headline, exact: true }) });
  }

  /** Opens the card: from then on the candidate is told of the look. */
  async look(headline: string): Promise<Locator> {
    await this.card(headline).getByRole('button', { name: headline, exact: true }).click();
    return this.page.getByRole('dialog', { name: headline });
  }
}
