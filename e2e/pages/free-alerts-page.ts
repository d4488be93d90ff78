import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { AlertForm } from './alert-form.ts';
import { PageFrame } from './page-frame.ts';

export class FreeAlertsPage extends PageFrame {
  readonly form = new AlertForm(this.page);

  open(path: string = paths.freeJobAlerts): Promise<Response> {
    return this.visit(path);
  }

  /** Stands in place of the form once it was sent. */
  get answer(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /job alert/ });
  }
}
