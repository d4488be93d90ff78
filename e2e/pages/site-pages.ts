import type { Locator, Response } from '@playwright/test';
import { paths, answerPath, searchPath } from '@waymark/contract/paths';
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

  /** The row of the testimonials, which can be scrolled. */
  get testimonials(): Locator {
    return this.page.getByRole('list', { name: 'Testimonials' });
  }
}

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

export class FaqPage extends PageFrame {
  open(words = ''): Promise<Response> {
    return this.visit(searchPath({ q: words }, paths.faq));
  }

  /** As a link from elsewhere leads to an answer. */
  openAnswer(id: string): Promise<Response> {
    return this.visit(answerPath(id));
  }

  get words(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search the questions' });
  }

  get searchButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Search' });
  }

  get answers(): Locator {
    return this.page.getByRole('article');
  }

  answer(question: string): Locator {
    return this.page.getByRole('article', { name: question });
  }

  get footerQuestions(): Locator {
    return this.footerList('Questions');
  }

  /** The links of one of the footer's lists. */
  footerList(title: string): Locator {
    const footer = this.page.getByRole('navigation', { name: 'Footer' });
    const list = footer.getByRole('group').filter({ has: this.page.getByRole('heading', { name: title }) });
    return list.getByRole('link');
  }
}

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
