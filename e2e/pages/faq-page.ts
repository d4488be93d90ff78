import { answerPath, paths, searchPath } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
    const list = footer.locator('section').filter({ has: this.page.getByRole('heading', { name: title }) });
    return list.getByRole('link');
  }
}
