import { directionOf } from '@waymark/contract/text/languages';
import { msg, type Message } from '@waymark/contract/text/message';
import { html, type Markup } from '../html.ts';
import { productPage, type Reader } from '../reader.ts';

interface PageParts {
  title: Message;
  reader: Reader;
  content: Markup;
}

/** The checkout that a page belongs to. */
export interface Checkout {
  name: Message;
  logo?: Markup;
  brand: Message;
  /** Above all else of each page. */
  notice?: Message;
}

const logo = html`<svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
  <path
    class="sign"
    d="M5 1h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 1.4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
  />
  <path class="trail" d="M7.5 10l4.2 12 5-9 5 9 4.3-12" />
</svg>`;

const standIn: Checkout = {
  name: msg`Career Services checkout`,
  logo,
  brand: msg`Career Services`,
  notice: msg`This is a stand-in for a real checkout. No money moves here.`,
};

/** The frame of the stand-in's pages. That nothing here is real stands above everything else. */
export const page = (parts: PageParts): string => framePage(standIn, parts);

/** A page of a checkout. */
export function framePage(
  { name, logo: sign, brand, notice }: Checkout,
  { title, reader, content }: PageParts,
): string {
  const { say } = reader;
  return html`<!doctype html>
    <html lang="${say.language}" dir="${directionOf(say.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(title)} | ${say(name)}</title>
        <link rel="stylesheet" href="/checkout.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          ${notice ? html`<p class="stand-in">${say(notice)}</p>` : ''}
          <div class="bar">
            <span class="brand">${sign ?? ''} ${say(brand)}</span>
            <a href="${productPage(reader, '/home')}">${say`Back to the job board`}</a>
          </div>
        </header>
        <main class="main">${content}</main>
      </body>
    </html>`.text;
}

export interface Notice {
  title: Message;
  text: Message;
  link?: { path: string; label: Message };
}

/** A page that says one thing and where to go from it. */
export function messagePage(reader: Reader, { title, text, link }: Notice, checkout = standIn): string {
  const { say } = reader;
  const way = link
    ? html`<a class="button" href="${productPage(reader, link.path)}">${say(link.label)}</a>`
    : '';
  const content = html`<section class="message">
    <h1>${say(title)}</h1>
    <p>${say(text)}</p>
    ${way}
  </section>`;
  return framePage(checkout, { title, reader, content });
}
