import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { MapSection } from './map-section.ts';
import { PageFrame } from './page-frame.ts';

export class ContactPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.contact);
  }

  get facts(): Locator {
    return this.page.getByRole('region', { name: 'Quick contact' });
  }

  field(label: 'Name' | 'Email' | 'Message'): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get captcha(): Locator {
    return this.page.getByLabel('I am not a robot');
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: 'Send message' });
  }

  get map(): MapSection {
    return new MapSection(this.page, /^Map: /);
  }

  async write(values: { name: string; email: string; message: string }): Promise<void> {
    await this.field('Name').fill(values.name);
    await this.field('Email').fill(values.email);
    await this.field('Message').fill(values.message);
  }

  /** Ticks the box and waits until the browser has done its work. */
  async solveCaptcha(): Promise<void> {
    await this.captcha.check();
    await this.page.getByText('Checked. Thank you.').waitFor();
  }

  async typed(): Promise<string[]> {
    const fields = [this.field('Name'), this.field('Email'), this.field('Message')];
    return Promise.all(fields.map((field) => field.inputValue()));
  }
}
