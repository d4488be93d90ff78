import { standardWords } from '@waymark/contract/board-words';
import { formatMoney } from '@waymark/contract/text/format';
import { dayOf, msg, term, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { html, type Markup } from '../html.ts';
import type { SandboxSubscription, ShownOrder } from '../order-book.ts';
import type { Reader } from '../reader.ts';
import { page } from './layout.ts';
import {
  documentsOf,
  messageForm,
  messagesOf,
  progressOf,
  progressSteps,
  timed,
  type Rejected,
} from './order-parts.ts';

interface OperatorView {
  reader: Reader;
  orders: readonly ShownOrder[];
  subscriptions: readonly SandboxSubscription[];
  rejected: Rejected | undefined;
}

/** The desk of the writer and of the till: what moves an order. */
export function operatorPage({ reader, orders, subscriptions, rejected }: OperatorView): string {
  const { say } = reader;
  const content = html`<div class="portal">
    <p><a href="/portal">${say`Back to the customer’s side`}</a></p>
    <h1>${say`Work on the orders`}</h1>
    <p>
      ${say`In a real portal writers and the accounts department do this. Here it is you, for your own orders.`}
    </p>
    ${subscriptions.map((one) => tillOf(say, one))}
    ${
      orders.length > 0
        ? orders.map((order) => deskOf(say, order, rejected))
        : html`<p>${say`There is no order yet.`}</p>`
    }
  </div>`;
  return page({ title: msg`Work on the orders`, reader, content });
}

function deskOf(say: Say, order: ShownOrder, rejected: Rejected | undefined): Markup {
  const { id, packageName, amount, currency = 'USD', reference } = order;
  const price = formatMoney(amount, currency, say.language);
  const problem = rejected?.orderId === id ? say(rejected.problem) : '';
  return html`<section class="order" aria-labelledby="order-${id}">
    <h2 id="order-${id}">${packageName}</h2>
    <p class="facts">${price}. ${say(reportOf(order))}</p>
    ${problem ? html`<p class="failure" role="alert">${problem}</p>` : ''}
    ${reference ? '' : workOn(say, order)} ${refundForm(say, order)}
  </section>`;
}

const tillButtons = [
  ['renew', msg`Let the period end`],
  ['fail', msg`Let the payment fail`],
  ['expire-card', msg`Let the card expire soon`],
  ['end', msg`End it now`],
] as const;

/** What moves something that renews. */
function tillOf(
  say: Say,
  { id, packageName, periodEnd, isEnded, cancelsAtPeriodEnd }: SandboxSubscription,
): Markup {
  const running = cancelsAtPeriodEnd ? msg`It ends with its period.` : msg`It renews.`;
  const state = isEnded ? msg`It has ended.` : running;
  const end = dayOf(standardWords, new Date(periodEnd));
  return html`<section class="order" aria-labelledby="${id}">
    <h2 id="${id}">${say`${packageName}, renewing`}</h2>
    <p class="facts">${timed(say, msg`Paid until <time>${end}</time>. ${term(state)}`, periodEnd)}</p>
    ${
      isEnded
        ? ''
        : html`<form class="steps" method="post">
            ${tillButtons.map(
              ([act, label]) =>
                html`<button
                  class="step"
                  formaction="/operator/subscriptions/${id}/${act}"
                  aria-label="${say`${term(label)}: ${packageName}`}"
                >
                  ${say(label)}
                </button>`,
            )}
          </form>`
    }
  </section>`;
}

function workOn(say: Say, order: ShownOrder): Markup {
  const { id, packageName, refunded } = order;
  const action = `/operator/orders/${id}`;
  const deliver = say`Deliver`;
  return html`${progressOf(say, order)}
    <form class="steps" method="post" action="${action}/progress">
      <p>${say`The work goes forwards only.`}</p>
      ${refunded ? '' : progressSteps.map((step) => stepOf(say, step, order))}
    </form>
    <h3>${say`Messages`}</h3>
    ${messagesOf(say, order, 'writer')}
    ${messageForm(say, order, { action: `${action}/messages`, label: msg`As the writer` })}
    <h3>${say`Delivered documents`}</h3>
    ${documentsOf(say, order)}
    <form class="write" method="post" action="${action}/documents" enctype="multipart/form-data">
      <div class="field">
        <label for="file-${id}">${say`A document in PDF, DOCX or TXT, at most 1 MB`}</label>
        <input id="file-${id}" type="file" name="file" accept=".pdf,.docx,.txt" required />
      </div>
      <button class="step" aria-label="${say`Deliver the document for ${packageName}`}">${deliver}</button>
    </form>`;
}

function stepOf(say: Say, step: number, { packageName, statusPercentage }: ShownOrder): Markup {
  const done = step <= statusPercentage ? html`disabled` : '';
  return html`<button
    class="step"
    name="percentage"
    value="${step}"
    aria-label="${step === 100 ? say`Finish, ${packageName}: ${step} % done` : say`${packageName}: ${step} % done`}"
    ${done}
  >
    ${step === 100 ? say`Finish` : say`${step} %`}
  </button>`;
}

function refundForm(say: Say, { id, packageName, refunded }: ShownOrder): Markup {
  return html`<form class="steps" method="post" action="/operator/orders/${id}/refund">
    <p>${say`A real checkout refunds when the customer asks for it.`}</p>
    <button class="step" aria-label="${say`Refund ${packageName}`}" ${refunded ? html`disabled` : ''}>
      ${refunded ? say`Refunded` : say`Refund`}
    </button>
  </form>`;
}

function reportOf({ waiting, refusal }: ShownOrder): Message {
  if (refusal) return msg`The job board did not take the last report: ${refusal}`;
  return waiting
    ? msg`The job board has not been reached yet; this is tried again.`
    : msg`The job board is up to date.`;
}
