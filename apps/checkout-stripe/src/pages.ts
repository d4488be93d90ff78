import { sourceLanguage } from '@waymark/contract/text/languages';
import { standardWords } from '@waymark/contract/board-words';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay } from '@waymark/contract/text/format-day';
import { html } from '../../checkout-sandbox/src/html.ts';
import {
  type Checkout,
  framePage,
  type Message,
  messagePage as writeMessage,
} from '../../checkout-sandbox/src/pages/layout.ts';
import type { ShownPayment } from './state-store.ts';

const checkout: Checkout = { name: 'Checkout', brand: 'Checkout' };

/** A page that says one thing and where to go from it. */
export const messagePage = (productUrl: string, message: Message): string =>
  writeMessage(productUrl, message, checkout);

/** The payments of a customer. */
export function portalPage(productUrl: string, payments: readonly ShownPayment[]): string {
  const rows = payments.map(
    ({ item, amount, currency, state, at, refunded }) =>
      html`<li>
        <strong>${item}</strong>: ${formatMoney(amount, currency, sourceLanguage)},
        ${state === 'paid' ? 'paid' : 'given back'} on
        ${formatDay(standardWords, new Date(at), sourceLanguage)}${
          state === 'paid' && refunded > 0
            ? `, of which ${formatMoney(refunded, currency, sourceLanguage)} was given back`
            : ''
        }
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
  return framePage(checkout, { title: 'Your payments', productUrl, content });
}
