import type { Locator } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import { goTo, PageFrame } from './page-frame.ts';

/** The staff's page on which the board is made somebody's own. */
export class SettingsPage extends PageFrame {
  async open(): Promise<void> {
    await goTo(this.page, paths.staffSettings);
    await this.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async save(name: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: `Save ${name}` })
      .click();
  }

  async setBack(name: string, value: string): Promise<void> {
    await this.card(name).getByText('What it was before').click();
    await this.card(name)
      .getByRole('button', { name: `Set back to ${value}` })
      .first()
      .click();
  }
}
