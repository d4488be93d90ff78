import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import { standardWords } from '@waymark/contract/board-words';
import { localUrl } from '@waymark/contract/language-paths';
import { fullName } from '@waymark/contract/text/format';
import { dayOf, moneyOf, msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { html, type Markup } from '../html.ts';
import type { ShownOrder } from '../order-book.ts';
import { productPage, type Reader } from '../reader.ts';
import { page } from './layout.ts';
import { documentsOf, messageForm, messagesOf, progressOf, timed, type Rejected } from './order-parts.ts';

interface PortalView {
  reader: Reader;
  customer: RedeemedCustomer;
  orders: readonly ShownOrder[];
  /** Whether the customer comes from paying. */
  paid: boolean;
  rejected?: Rejected;
}

/** A customer's orders and how far the work on each is. */
export function portalPage({ reader, customer, orders, paid, rejected }: PortalView): string {
  const { say } = reader;
  const content = html`<div class="portal">
    ${paid ? thanksFor(say, orders[0]) : ''}
    <h1>${say`Orders of ${fullName(customer.firstName, customer.lastName)}`}</h1>
    ${orders.length > 0 ? orders.map((order) => orderOf(say, order, rejected)) : emptyOf(reader)}
    ${orders.length > 0 ? html`<p><a href="/operator">${say`Work on the orders`}</a></p>` : ''}
  </div>`;
  return page({ title: msg`Your orders`, reader, content });
}

function thanksFor(say: Say, newest: ShownOrder | undefined): Markup {
  const thanks = say`Thank you. Your order is paid.`;
  if (!newest?.returnUrl) return html`<p class="notice" role="status">${thanks}</p>`;
  const back = localUrl(newest.returnUrl, say.language);
  return html`<p class="notice" role="status">${thanks}</p>
    <p><a class="button" href="${back}">${say`Back to your transactions`}</a></p>`;
}

function emptyOf(reader: Reader): Markup {
  const { say } = reader;
  const packages = productPage(reader, '/pricing-details');
  return html`<p>${say`You have no order here yet.`}</p>
    <p><a class="button" href="${packages}">${say`Choose a package`}</a></p>`;
}

function orderOf(say: Say, order: ShownOrder, rejected: Rejected | undefined): Markup {
  const price = moneyOf(standardWords, order.amount, order.currency ?? 'USD');
  const day = dayOf(standardWords, new Date(order.paidAt));
  return html`<section class="order" aria-labelledby="order-${order.id}">
    <h2 id="order-${order.id}">${order.packageName}</h2>
    <p class="facts">${timed(say, msg`${price}, paid on <time>${day}</time>`, order.paidAt)}</p>
    ${order.reference ? purchaseOf(say, order) : workOf(say, order, rejected)}
  </section>`;
}

/** What a company has bought: there is no work to follow. */
function purchaseOf(say: Say, { refunded }: ShownOrder): Markup {
  return html`<p>${refunded ? say`The money was given back.` : say`Paid in full.`}</p>`;
}

function workOf(say: Say, order: ShownOrder, rejected: Rejected | undefined): Markup {
  const action = `/portal/orders/${order.id}/messages`;
  return html`${progressOf(say, order)}
    <h3>${say`Delivered documents`}</h3>
    ${documentsOf(say, order)}
    <h3>${say`Messages`}</h3>
    ${messagesOf(say, order, 'customer')}
    ${messageForm(say, order, { action, label: msg`To your writer`, rejected })}`;
}
