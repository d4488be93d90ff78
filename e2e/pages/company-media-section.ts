import type { Locator } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { CompanyProfilePage } from './company-profile-page.ts';

/** Logo and pictures on the company's profile (H-1, H-2). */
export class CompanyMediaSection extends CompanyProfilePage {
  get logoCard(): Locator {
    return this.page.getByRole('region', { name: 'Logo', exact: true });
  }

  get picturesCard(): Locator {
    return this.page.getByRole('region', { name: 'Pictures', exact: true });
  }

  async saveLogo(file: ChosenFile): Promise<void> {
    await this.logoCard.getByLabel('New logo').setInputFiles(file);
    await this.logoCard.getByRole('button', { name: 'Save logo' }).click();
  }

  async addPicture(file: ChosenFile, description: string): Promise<void> {
    await this.picturesCard.getByLabel('Add a picture').setInputFiles(file);
    await this.picturesCard.getByLabel('Description of the new picture').fill(description);
    await this.picturesCard.getByRole('button', { name: 'Add picture' }).click();
  }

  /** A picture that is kept, by what it shows. */
  picture(description: string): Locator {
    return this.picturesCard.getByRole('listitem').filter({
      has: this.page.getByRole('img', { name: description, exact: true }),
    });
  }
}
