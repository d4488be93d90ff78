import type { Locator, Page } from '@playwright/test';

type Field =
  | 'Keywords'
  | 'Location'
  | 'Work Experience'
  | 'Expected Salary'
  | 'Industry'
  | 'Job Category'
  | 'Role'
  | 'How often'
  | 'Alert name'
  | 'Email';

/** The fields of a job alert, on the public page or in a dialog. */
export class AlertForm {
  readonly #root: Locator;

  constructor(page: Page, root: Locator = page.getByRole('main')) {
    this.#root = root;
  }

  field(label: Field): Locator {
    return this.#root.getByLabel(label, { exact: true });
  }

  get closelyRelated(): Locator {
    return this.#root.getByLabel('Also send closely related jobs');
  }

  get createButton(): Locator {
    return this.#root.getByRole('button', { name: 'Create alert' });
  }

  get errors(): Locator {
    return this.#root.getByRole('alert');
  }

  /** What the form says of the jobs that fit by now. */
  get count(): Locator {
    return this.#root.getByRole('status').filter({ hasText: /match/ });
  }
}
