import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class HomePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.home);
  }

  get search(): Locator {
    return this.page.getByRole('search');
  }

  get sectors(): Locator {
    return this.search.getByLabel('Sector').getByRole('option');
  }

  async find({ keyword = '', place = '', sector = '' }): Promise<void> {
    await this.search.getByLabel('Keyword').fill(keyword);
    await this.search.getByLabel('Where').fill(place);
    if (sector) await this.search.getByLabel('Sector').selectOption(sector);
    await this.search.getByRole('button', { name: 'Find Job' }).click();
  }

  /** A block of the page by its heading. */
  block(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  get recentJobs(): Locator {
    return this.block('Recent Jobs');
  }

  /** The titles of the recent jobs that are shown. */
  get recentTitles(): Locator {
    return this.recentJobs.locator('li h3');
  }

  /** The button that keeps the testimonials from moving; the posts have one too. */
  playButton(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: 'Testimonials' }).getByRole('button', { name });
  }

  /** The row of the testimonials, which can be scrolled. */
  get testimonials(): Locator {
    return this.page.getByRole('list', { name: 'Testimonials' });
  }

  /** Who said what is wholly in sight, in order. */
  testimonialsInSight(): Promise<string[]> {
    return this.testimonials.evaluate((row) => {
      const frame = row.getBoundingClientRect();
      const inSight = [...row.children].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > frame.left - 2 && right < frame.right + 2;
      });
      return inSight.map((slide) => slide.querySelector('blockquote')?.textContent ?? '');
    });
  }

  /** What the counters that are shown count, each with its note. */
  get counterLabels(): Locator {
    return this.block('Waymark in figures').getByRole('term');
  }

  /** What the eye sees of a counter. */
  counter(label: string): Promise<string> {
    return this.block('Waymark in figures')
      .locator('div', { has: this.page.getByText(label) })
      .last()
      .locator('[aria-hidden]')
      .innerText();
  }
}
