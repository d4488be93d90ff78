import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { MapSection } from './map-section.ts';
import { PageFrame } from './page-frame.ts';

type Section = 'About the company' | 'Contact Information' | 'On the map' | 'Social links';

export class CompanyProfilePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.companyProfile);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Company Profile' });
  }

  field(section: Section, label: string): Locator {
    return this.page.getByRole('group', { name: section }).getByLabel(label, { exact: true });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Update Setting' });
  }

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get map(): MapSection {
    return new MapSection(this.page, /^Map: /);
  }
}
