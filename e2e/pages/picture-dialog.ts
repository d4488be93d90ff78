import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';

/** The way to another picture, which stands in the sidebar of every page of one's own. */
export class PictureDialog {
  readonly page: Page;
  readonly root: Locator;
  readonly removal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'Change picture' });
    this.removal = page.getByRole('dialog', { name: 'Remove your picture?' });
  }

  get sidebar(): Locator {
    return this.page.getByRole('complementary');
  }

  get opener(): Locator {
    return this.sidebar.getByRole('button', { name: 'Change picture' });
  }

  /** What stands in the sidebar instead of a picture. */
  initials(letters: string): Locator {
    return this.sidebar.getByText(letters, { exact: true }).filter({ visible: true });
  }

  /** Decoration beside the name, hence without a role; what is only being framed does not count. */
  get pictures(): Locator {
    const stored = '[src^="/api/profile-pictures/"]';
    return this.page.locator(`header img${stored}, aside img${stored}`).filter({ visible: true });
  }

  get field(): Locator {
    return this.root.getByLabel('Picture', { exact: true });
  }

  get error(): Locator {
    return this.root.getByRole('alert');
  }

  get part(): Locator {
    return this.root.getByRole('group', { name: 'Part to keep' });
  }

  slider(name: 'Zoom' | 'Left to right' | 'Top to bottom'): Locator {
    return this.part.getByRole('slider', { name });
  }

  button(name: 'Save picture' | 'Remove picture'): Locator {
    return this.root.getByRole('button', { name });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.field.waitFor();
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.field.setInputFiles(file);
    await this.part.waitFor();
  }

  /** Which addresses the header and the sidebar show, each once; none where there are initials. */
  async shownAddresses(): Promise<string[]> {
    const all = await this.pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    return [...new Set(all)];
  }

  /** The bytes that are served to everybody who looks at this person. */
  async readPicture(): Promise<Buffer> {
    const [address = ''] = await this.shownAddresses();
    const { body } = await fetch(new URL(address, this.page.url()));
    return body ? buffer(body) : Buffer.alloc(0);
  }
}
