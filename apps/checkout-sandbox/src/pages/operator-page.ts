import { html, type Markup } from '../html.ts';
import type { SandboxSubscription } from '../order-book.ts';
import { money, page } from './layout.ts';
import {
  dateOf,
  documentsOf,
  messageForm,
  messagesOf,
  progressOf,
  progressSteps,
  type Rejected,
  type ShownOrder,
} from './order-parts.ts';

interface OperatorView {
  productUrl: string;
  orders: readonly ShownOrder[];
  subscriptions: readonly SandboxSubscription[];
  rejected: Rejected | undefined;
}

/** The desk of the writer and of the till: what moves an order. */
export function operatorPage({ productUrl, orders, subscriptions, rejected }: OperatorView): string {
  const content = html`<div class="portal">
    <p><a href="/portal">Back to the customer’s side</a></p>
    <h1>Work on the orders</h1>
    <p>In a real portal writers and the accounts department do this. Here it is you, for your own orders.</p>
    ${subscriptions.map(tillOf)}
    ${orders.length > 0 ? orders.map((order) => deskOf(order, rejected)) : html`<p>There is no order yet.</p>`}
  </div>`;
  return page({ title: 'Work on the orders', productUrl, content });
}

function deskOf(order: ShownOrder, rejected: Rejected | undefined): Markup {
  const { id, packageName, amount, currency, reference } = order;
  const problem = rejected?.orderId === id ? rejected.problem : '';
  return html`<section class="order" aria-labelledby="order-${id}">
    <h2 id="order-${id}">${packageName}</h2>
    <p class="facts">${money(amount, currency)}. ${reportOf(order)}</p>
    ${problem ? html`<p class="failure" role="alert">${problem}</p>` : ''} ${reference ? '' : workOn(order)}
    ${refundForm(order)}
  </section>`;
}

const tillButtons = [
  ['renew', 'Let the period end'],
  ['fail', 'Let the payment fail'],
  ['expire-card', 'Let the card expire soon'],
  ['end', 'End it now'],
] as const;

/** What moves something that renews. */
function tillOf({ id, packageName, periodEnd, isEnded, cancelsAtPeriodEnd }: SandboxSubscription): Markup {
  const state = isEnded ? 'It has ended.' : cancelsAtPeriodEnd ? 'It ends with its period.' : 'It renews.';
  return html`<section class="order" aria-labelledby="${id}">
    <h2 id="${id}">${packageName}, renewing</h2>
    <p class="facts">Paid until <time datetime="${periodEnd}">${dateOf(periodEnd)}</time>. ${state}</p>
    ${
      isEnded
        ? ''
        : html`<form class="steps" method="post">
            ${tillButtons.map(
              ([act, label]) =>
                html`<button
                  class="step"
                  formaction="/operator/subscriptions/${id}/${act}"
                  aria-label="${label}: ${packageName}"
                >
                  ${label}
                </button>`,
            )}
          </form>`
    }
  </section>`;
}

function workOn(order: ShownOrder): Markup {
  const { id, packageName, refunded } = order;
  const action = `/operator/orders/${id}`;
  return html`${progressOf(order)}
    <form class="steps" method="post" action="${action}/progress">
      <p>The work goes forwards only.</p>
      ${refunded ? '' : progressSteps.map((step) => stepOf(step, order))}
    </form>
    <h3>Messages</h3>
    ${messagesOf(order, 'writer')}
    ${messageForm(order, { action: `${action}/messages`, label: 'As the writer', rejected: undefined })}
    <h3>Delivered documents</h3>
    ${documentsOf(order)}
    <form class="write" method="post" action="${action}/documents" enctype="multipart/form-data">
      <div class="field">
        <label for="file-${id}">A document in PDF, DOCX or TXT, at most 1 MB</label>
        <input id="file-${id}" type="file" name="file" accept=".pdf,.docx,.txt" required />
      </div>
      <button class="step" aria-label="Deliver the document for ${packageName}">Deliver</button>
    </form>`;
}

function stepOf(step: number, { packageName, statusPercentage }: ShownOrder): Markup {
  const done = step <= statusPercentage ? html`disabled` : '';
  return html`<button
    class="step"
    name="percentage"
    value="${step}"
    aria-label="${step === 100 ? 'Finish, ' : ''}${packageName}: ${step} % done"
    ${done}
  >
    ${step === 100 ? 'Finish' : html`${step} %`}
  </button>`;
}

function refundForm({ id, packageName, refunded }: ShownOrder): Markup {
  return html`<form class="steps" method="post" action="/operator/orders/${id}/refund">
    <p>A real checkout refunds when the customer asks for it.</p>
    <button class="step" aria-label="Refund ${packageName}" ${refunded ? html`disabled` : ''}>
      ${refunded ? 'Refunded' : 'Refund'}
    </button>
  </form>`;
}

function reportOf({ waiting, refusal }: ShownOrder): string {
  if (refusal) return `The job board did not take the last report: ${refusal}`;
  return waiting
    ? 'The job board has not been reached yet; this is tried again.'
    : 'The job board is up to date.';
}
