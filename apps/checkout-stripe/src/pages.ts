import { formatMoney } from '@waymark/contract/text/format';
import { formatDay } from '@waymark/contract/text/format-day';
import { html, type Markup } from '../../checkout-sandbox/src/html.ts';
import type { ShownPayment } from './state-store.ts';

function page(title: string, productUrl: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Checkout</title>
        <link rel="stylesheet" href="/checkout.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <div class="bar">
            <span class="brand">Checkout</span>
            <a href="${productUrl}/home">Back to the job board</a>
          </div>
        </header>
        <main class="main">${content}</main>
      </body>
    </html>`.text;
}

/** A page that says one thing and where to go from it. */
export function messagePage(
  productUrl: string,
  { title, text, link }: { title: string; text: string; link: { path: string; label: string } },
): string {
  const content = html`<section class="message">
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="${productUrl}${link.path}">${link.label}</a>
  </section>`;
  return page(title, productUrl, content);
}

/** The payments of a customer. */
export function portalPage(productUrl: string, payments: readonly ShownPayment[]): string {
  const rows = payments.map(
    ({ item, amount, currency, state, at }) =>
      html`<li>
        <strong>${item}</strong>: ${formatMoney(amount, currency)},
        ${state === 'paid' ? 'paid' : 'given back'} on ${formatDay(new Date(at))}
      </li>`,
  );
  const content = html`<section class="message">
    <h1>Your payments</h1>
    ${
      payments.length === 0
        ? html`<p>You have paid nothing here yet.</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }
    <p>Write to the job board with any question about them.</p>
    <a class="button" href="${productUrl}/contact">Contact</a>
  </section>`;
  return page('Your payments', productUrl, content);
}
