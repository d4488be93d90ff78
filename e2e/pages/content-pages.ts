import type { Locator, Response } from '@playwright/test';
import { issuePath, paths } from '@waymark/contract/paths';
import { MapSection } from './jobs-pages.ts';
import { PageFrame } from './page-frame.ts';

/** The form of the newsletter, which stands in several places. */
export class SubscribeForm {
  readonly #form: Locator;

  constructor(root: Locator) {
    this.#form = root;
  }

  get email(): Locator {
    return this.#form.getByLabel('Your email for the newsletter');
  }

  get answer(): Locator {
    return this.#form.getByRole('status');
  }

  async subscribe(email: string): Promise<void> {
    await this.email.fill(email);
    await this.#form.getByRole('button', { name: 'Subscribe' }).click();
  }

  error(text: string): Locator {
    return this.#form.getByText(text);
  }
}

/** The archive and its issues. */
export class NewsletterPages extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.newsletter);
  }

  openIssue(slug: string): Promise<Response> {
    return this.visit(issuePath(slug));
  }

  /** Of a page that is open already. */
  get footerForm(): SubscribeForm {
    return new SubscribeForm(this.page.getByRole('region', { name: 'Newsletter', exact: true }));
  }

  issue(title: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: title });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}

/** Where the links of the newsletter's mails lead. */
export class SubscriptionPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  get answer(): Locator {
    return this.page.getByRole('status');
  }

  get dead(): Locator {
    return this.page.getByRole('alert');
  }
}

/** Where issues are written and sent. */
export class NewsletterDesk extends PageFrame {
  open(show = ''): Promise<Response> {
    return this.visit(paths.staffNewsletter + (show && `?show=${show}`));
  }

  get confirmed(): Locator {
    return this.page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem').first();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  state(text: string | RegExp): Locator {
    return this.page.getByText(text, typeof text === 'string' ? { exact: true } : {});
  }

  /** Nothing runs in it, nor can a test look into it: its document stands in an attribute. */
  get mailPreview(): Locator {
    return this.page.getByTitle('The mail');
  }

  async write({ title, summary, text }: { title: string; summary: string; text: string }): Promise<void> {
    await this.button('Write an issue').click();
    await this.page.getByRole('heading', { level: 1, name: 'Without a subject' }).waitFor();
    await this.field('Subject').fill(title);
    await this.field('First sentence').fill(summary);
    await this.field('Text').fill(text);
  }
}

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

/** The form to be called, over any page. */
export class CallBackDialog extends PageFrame {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Request a call back' });
  }

  field(label: 'Name' | 'Mobile Number'): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  get submitButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Submit' });
  }

  get errors(): Locator {
    return this.dialog.getByRole('alert');
  }

  get answer(): Locator {
    return this.dialog.getByRole('status');
  }
}
