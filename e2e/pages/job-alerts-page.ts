import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { AlertForm } from './alert-form.ts';
import { PageFrame } from './page-frame.ts';

type Act = 'View' | 'Edit' | 'Pause' | 'Resume' | 'Delete';

export class JobAlertsPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.jobsAlerts + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Job Alerts' });
  }

  get names(): Locator {
    return this.page.getByRole('rowheader').getByRole('button');
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  act(act: Act, name: string): Locator {
    return this.row(name).getByRole('button', { name: `${act} ${name}` });
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: '+ Add Alert' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get form(): AlertForm {
    return new AlertForm(this.page, this.dialog);
  }
}
