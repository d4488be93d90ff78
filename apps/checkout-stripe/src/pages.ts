import { standardWords } from '@waymark/contract/board-words';
import { dayOf, moneyOf, msg, type Message } from '@waymark/contract/text/message';
import { sourceLanguage } from '@waymark/contract/text/languages';
import type { FastifyReply } from 'fastify';
import { sayIn } from '../../server/src/platform/languages/say-in.ts';
import { html, rich } from '../../checkout-sandbox/src/html.ts';
import {
  type Checkout,
  framePage,
  type Notice,
  messagePage,
} from '../../checkout-sandbox/src/pages/layout.ts';
import { languageIn, productPage, type Reader } from '../../checkout-sandbox/src/reader.ts';
import type { ShownPayment } from './state-store.ts';

const checkout: Checkout = { name: msg`Checkout`, brand: msg`Checkout` };

/** Who reads, by the address. */
export const readerOf = (productUrl: string, { url }: { url: string }): Reader => ({
  productUrl,
  say: sayIn(languageIn(url) ?? sourceLanguage),
});

/** Answers with a page that says one thing. */
export const sendNotice = (
  reply: FastifyReply,
  productUrl: string,
  status: number,
  notice: Notice,
): FastifyReply =>
  reply.status(status).send(messagePage(readerOf(productUrl, reply.request), notice, checkout));

/** The payments of a customer. */
export function portalPage(reader: Reader, payments: readonly ShownPayment[]): string {
  const { say } = reader;
  const rows = payments.map((payment) => {
    const item = rich(say, lineOf(payment), 'item', (inside) => html`<strong>${inside}</strong>`);
    return html`<li>${item}</li>`;
  });
  const content = html`<section class="message">
    <h1>${say`Your payments`}</h1>
    ${
      payments.length === 0
        ? html`<p>${say`You have paid nothing here yet.`}</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }
    <p>${say`Write to the job board with any question about them.`}</p>
    <a class="button" href="${productPage(reader, '/contact')}">${say`Contact`}</a>
  </section>`;
  return framePage(checkout, { title: msg`Your payments`, reader, content });
}

function lineOf({ item, amount, currency, state, at, refunded }: ShownPayment): Message {
  const [sum, back] = [amount, refunded].map((minor) => moneyOf(standardWords, minor, currency));
  const day = dayOf(standardWords, new Date(at));
  if (state === 'refunded') return msg`<item>${item}</item>: ${sum}, given back on ${day}`;
  return refunded > 0
    ? msg`<item>${item}</item>: ${sum}, paid on ${day}, of which ${back} was given back`
    : msg`<item>${item}</item>: ${sum}, paid on ${day}`;
}
