import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** What a company has ordered, at /company-transactions. */
export class TransactionsPage extends PageFrame {
  open(search = ''): Promise<Response> {
    return this.visit(paths.companyTransactions + search);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Transactions' });
  }

  /** The company's plan with its name. */
  plan(name: string): Locator {
    return this.page.getByRole('region', { name: `Your plan: ${name}` });
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('table').getByRole('row').filter({ hasText: text });
  }
}
