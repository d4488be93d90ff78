import { paths } from '@waymark/contract/paths';
import type { Locator, Page, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class MyResumePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsMyResume);
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  entries(section: string): Locator {
    return this.section(section).getByRole('list', { name: section }).locator('> li');
  }

  /** The titles of the entries, from top to bottom. */
  titles(section: string): Locator {
    return this.entries(section).getByRole('heading', { level: 3 });
  }

  handle(title: string): Locator {
    return this.page.getByRole('button', { name: `Move ${title}` });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Opens a section's dialog by its own button. */
  async edit(section: string, word: 'Add' | 'Edit' = 'Add'): Promise<Locator> {
    await this.page.getByLabel(`${word} ${section}`, { exact: true }).click();
    return this.dialog(section);
  }

  get strength(): Locator {
    return this.page.getByRole('progressbar', { name: 'Profile strength' });
  }

  get strengthText(): Locator {
    return this.page.getByRole('region', { name: 'Profile strength' }).getByText(/^\d+%$/);
  }

  get pending(): Locator {
    return this.page.getByRole('region', { name: 'Pending Action' });
  }

  /** Takes an entry by its handle and lets it go below another one. */
  async dragBelow(title: string, target: string): Promise<void> {
    const below = this.page.getByRole('listitem').filter({ has: this.handle(target) });
    await below.scrollIntoViewIfNeeded();
    await this.handle(title).hover();
    await this.page.mouse.down();
    const { x = 0, y = 0, height = 0 } = (await below.boundingBox()) ?? {};
    // As a hand does: what is dragged over hears of it more than once.
    await this.page.mouse.move(x + 60, y + height / 2);
    await this.page.mouse.move(x + 60, y + height - 4);
    await this.page.mouse.move(x + 61, y + height - 3);
    await this.page.mouse.up();
  }

  get fillButton(): Locator {
    return this.page.getByRole('button', { name: 'Fill from a resume' });
  }

  /** What a file says, on the page where it is accepted. */
  proposal(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('checkbox', { name }) });
  }
}

export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

export const newTab = (page: Page): Promise<Page> => page.context().newPage();
