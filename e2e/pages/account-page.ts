import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class AccountPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.account);
  }

  get emailCard(): Locator {
    return this.page.getByRole('region', { name: 'E-mail address' });
  }

  get detailsCard(): Locator {
    return this.page.getByRole('region', { name: 'Your details' });
  }

  get devicesCard(): Locator {
    return this.page.getByRole('region', { name: 'Devices' });
  }

  get devices(): Locator {
    return this.devicesCard.getByRole('listitem');
  }

  device(name: string | RegExp): Locator {
    return this.devices.filter({ hasText: name });
  }

  /** Presses a button of the devices' card and says yes in the dialog that asks. */
  async signOut(button: Locator): Promise<void> {
    await button.click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
  }
}
