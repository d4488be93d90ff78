import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { wholeUnitsOf } from '@waymark/contract/payments/prices';
import { html, type Markup } from '../html.ts';

interface PageParts {
  title: string;
  /** Where the product is reached. */
  productUrl: string;
  content: Markup;
}

/** The checkout that a page belongs to. */
export interface Checkout {
  name: string;
  brand: Markup | string;
  /** Above all else of each page. */
  notice?: Markup;
}

const logo = html`<svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
  <path
    class="sign"
    d="M5 1h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 1.4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
  />
  <path class="trail" d="M7.5 10l4.2 12 5-9 5 9 4.3-12" />
</svg>`;

const standIn: Checkout = {
  name: 'Career Services checkout',
  brand: html`${logo} Career Services`,
  notice: html`<p class="stand-in">This is a stand-in for a real checkout. No money moves here.</p>`,
};

/** The frame of the stand-in's pages. That nothing here is real stands above everything else. */
export const page = (parts: PageParts): string => framePage(standIn, parts);

/** A page of a checkout. */
export function framePage(
  { name, brand, notice }: Checkout,
  { title, productUrl, content }: PageParts,
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${name}</title>
        <link rel="stylesheet" href="/checkout.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          ${notice ?? ''}
          <div class="bar">
            <span class="brand">${brand}</span>
            <a href="${productUrl}/home">Back to the job board</a>
          </div>
        </header>
        <main class="main">${content}</main>
      </body>
    </html>`.text;
}

export interface Message {
  title: string;
  text: string;
  link?: { path: string; label: string };
}

/** A page that says one thing and where to go from it. */
export function messagePage(productUrl: string, { title, text, link }: Message, checkout = standIn): string {
  const way = link ? html`<a class="button" href="${productUrl}${link.path}">${link.label}</a>` : '';
  const content = html`<section class="message">
    <h1>${title}</h1>
    <p>${text}</p>
    ${way}
  </section>`;
  return framePage(checkout, { title, productUrl, content });
}

/** An amount of minor units, as "$149", "$149.50" or "€149". */
export function money(cents: number, currency = 'USD'): string {
  const price = wholeUnitsOf(cents, currency);
  const digits = Number.isInteger(price) ? 0 : minorUnitDigits(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}
