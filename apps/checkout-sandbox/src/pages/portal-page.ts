import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import { fullName } from '@waymark/contract/text/format';
import { html, type Markup } from '../html.ts';
import { money, page } from './layout.ts';
import {
  dateOf,
  documentsOf,
  messageForm,
  messagesOf,
  progressOf,
  type Rejected,
  type ShownOrder,
} from './order-parts.ts';

interface PortalView {
  productUrl: string;
  customer: RedeemedCustomer;
  orders: readonly ShownOrder[];
  /** Whether the customer comes from paying. */
  paid: boolean;
  rejected?: Rejected;
}

/** A customer's orders and how far the work on each is. */
export function portalPage({ productUrl, customer, orders, paid, rejected }: PortalView): string {
  const content = html`<div class="portal">
    ${paid ? thanksFor(orders[0]) : ''}
    <h1>Orders of ${fullName(customer.firstName, customer.lastName)}</h1>
    ${orders.length > 0 ? orders.map((order) => orderOf(order, rejected)) : emptyOf(productUrl)}
    ${orders.length > 0 ? html`<p><a href="/operator">Work on the orders</a> as the writer would.</p>` : ''}
  </div>`;
  return page({ title: 'Your orders', productUrl, content });
}

function thanksFor(newest: ShownOrder | undefined): Markup {
  if (!newest?.returnUrl) {
    return html`<p class="notice" role="status">Thank you. Your order is paid, and the work begins.</p>`;
  }
  return html`<p class="notice" role="status">Thank you. Your order is paid; the job board is being told.</p>
    <p><a class="button" href="${newest.returnUrl}">Back to your transactions</a></p>`;
}

function emptyOf(productUrl: string): Markup {
  return html`<p>You have no order here yet.</p>
    <p><a class="button" href="${productUrl}/pricing-details">Choose a package</a></p>`;
}

function orderOf(order: ShownOrder, rejected: Rejected | undefined): Markup {
  return html`<section class="order" aria-labelledby="order-${order.id}">
    <h2 id="order-${order.id}">${order.packageName}</h2>
    <p class="facts">
      ${money(order.amount, order.currency)}, paid on
      <time datetime="${order.paidAt}">${dateOf(order.paidAt)}</time>
    </p>
    ${order.reference ? purchaseOf(order) : workOf(order, rejected)}
  </section>`;
}

/** What a company has bought: there is no work to follow. */
function purchaseOf({ refunded }: ShownOrder): Markup {
  return html`<p>${refunded ? 'The money was given back.' : 'Paid in full.'}</p>`;
}

function workOf(order: ShownOrder, rejected: Rejected | undefined): Markup {
  const action = `/portal/orders/${order.id}/messages`;
  return html`${progressOf(order)}
    <h3>Delivered documents</h3>
    ${documentsOf(order)}
    <h3>Messages</h3>
    ${messagesOf(order, 'customer')} ${messageForm(order, { action, label: 'To your writer', rejected })}`;
}
