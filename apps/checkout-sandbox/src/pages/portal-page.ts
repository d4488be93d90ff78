import type { RedeemedCustomer } from '@waymark/contract/billing';
import { html, type Markup } from '../html.ts';
import type { SandboxOrder } from '../order-book.ts';
import { dollars, page } from './layout.ts';

export const progressSteps = [25, 50, 75, 100] as const;

interface PortalView {
  productUrl: string;
  customer: RedeemedCustomer;
  orders: readonly (SandboxOrder & { waiting: boolean })[];
  /** Whether the customer comes from paying. */
  paid: boolean;
}

/** A customer's orders and how far the work on each is. */
export function portalPage({ productUrl, customer, orders, paid }: PortalView): string {
  const content = html`<div class="portal">
    ${paid ? html`<p class="notice" role="status">Thank you. Your order is paid, and the work begins.</p>` : ''}
    <h1>Orders of ${customer.firstName} ${customer.lastName}</h1>
    ${orders.length > 0 ? orders.map(orderOf) : emptyOf(productUrl)}
  </div>`;
  return page({ title: 'Your orders', productUrl, content });
}

function emptyOf(productUrl: string): Markup {
  return html`<p>You have no order here yet.</p>
    <p><a class="button" href="${productUrl}/pricing-details">Choose a package</a></p>`;
}

function orderOf(order: PortalView['orders'][number]): Markup {
  const { id, packageName, amount, statusPercentage, paidAt } = order;
  return html`<section class="order" aria-labelledby="order-${id}">
    <h2 id="order-${id}">${packageName}</h2>
    <p class="facts">
      ${dollars(amount)}, paid on <time datetime="${paidAt}">${dateOf(paidAt)}</time>. ${reportOf(order)}
    </p>
    <p class="progress">
      <progress max="100" value="${statusPercentage}" aria-labelledby="order-${id}">
        ${statusPercentage} %
      </progress>
      <strong>${statusPercentage} %</strong>
    </p>
    <form class="steps" method="post" action="/portal/orders/${id}/progress">
      <p>In a real portal the writers move the work on. Here you do:</p>
      ${progressSteps.map((step) => stepOf(step, order))}
    </form>
  </section>`;
}

/** The work goes forwards only. */
function stepOf(step: number, { packageName, statusPercentage }: SandboxOrder): Markup {
  const done = step <= statusPercentage ? html`disabled` : '';
  return html`<button
    class="step"
    name="percentage"
    value="${step}"
    aria-label="${packageName}: ${step} % done"
    ${done}
  >
    ${step} %
  </button>`;
}

function reportOf({ waiting, refusal }: PortalView['orders'][number]): string {
  if (refusal) return `Waymark did not take the last report: ${refusal}`;
  return waiting ? 'Waymark has not been reached yet; this is tried again.' : 'Waymark is up to date.';
}

function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
