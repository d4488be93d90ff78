import { standardWords } from '@waymark/contract/board-words';
import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import { writeUnit } from '@waymark/contract/text/intl';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { html, rich, type Markup } from '../html.ts';
import type { SandboxMessage, ShownOrder } from '../order-book.ts';
import { messageMaxLength } from '../correspondence.ts';

export const progressSteps = [25, 50, 75, 100] as const;

/** What was wrong with what was sent last, and what it was. */
export interface Rejected {
  orderId: string;
  problem: Message;
  text?: string;
}

export function progressOf(say: Say, { id, statusPercentage, refunded }: ShownOrder): Markup {
  if (refunded) return html`<p><strong>${say`Refunded`}</strong></p>`;
  return html`<p class="progress">
    <progress max="100" value="${statusPercentage}" aria-labelledby="order-${id}">
      ${say`${statusPercentage} %`}
    </progress>
    <strong>${say`${statusPercentage} %`}</strong>
  </p>`;
}

/** The messages so far, the oldest first, from the reader's side. */
export function messagesOf(say: Say, { messages }: ShownOrder, reader: SandboxMessage['from']): Markup {
  if (messages.length === 0) return html`<p class="facts">${say`No messages yet.`}</p>`;
  return html`<ol class="messages">
    ${messages.map(
      ({ from, text, sentAt }) =>
        html`<li class="message-${from === reader ? 'own' : 'other'}">
          <p class="facts">${say(nameOf(from, reader))}, ${momentOf(say, sentAt)}</p>
          <p class="words">${text}</p>
        </li>`,
    )}
  </ol>`;
}

function nameOf(from: SandboxMessage['from'], reader: SandboxMessage['from']): Message {
  if (from === reader) return msg`You`;
  return from === 'writer' ? msg`Your writer` : msg`The customer`;
}

export function messageForm(
  say: Say,
  { id, packageName }: ShownOrder,
  { action, label, rejected }: { action: string; label: Message; rejected?: Rejected | undefined },
): Markup {
  const problem = rejected?.orderId === id && rejected.text !== undefined ? rejected.problem : '';
  return html`<form class="write" method="post" action="${action}">
    <div class="field">
      <label for="text-${id}">${say(label)}</label>
      <textarea
        id="text-${id}"
        name="text"
        rows="3"
        required
        maxlength="${messageMaxLength}"
        ${problem ? html`aria-invalid="true" aria-describedby="problem-${id}"` : ''}
      >
${rejected?.orderId === id ? (rejected.text ?? '') : ''}</textarea>
      ${problem ? html`<p class="error" id="problem-${id}">${say(problem)}</p>` : ''}
    </div>
    <button class="step" aria-label="${say`Send the message about ${packageName}`}">${say`Send`}</button>
  </form>`;
}

export function documentsOf(say: Say, { id, documents }: ShownOrder): Markup {
  if (documents.length === 0) return html`<p class="facts">${say`Nothing has been delivered yet.`}</p>`;
  return html`<ul class="documents">
    ${documents.map(
      (document) =>
        html`<li>
          <a href="/portal/orders/${id}/documents/${document.id}" download>${document.name}</a>
          <span class="facts"> ${sizeOf(say, document.bytes)}, ${momentOf(say, document.deliveredAt)} </span>
        </li>`,
    )}
  </ul>`;
}

/** A message with a moment in it. */
export const timed = (say: Say, message: Message, iso: string): Markup =>
  rich(say, message, 'time', (inside) => html`<time datetime="${iso}">${inside}</time>`);

const momentOf = ({ language }: Say, iso: string): Markup =>
  html`<time datetime="${iso}">${formatNotedMoment(standardWords, new Date(iso), language)}</time>`;

const sizeOf = ({ language }: Say, bytes: number): string =>
  writeUnit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte', wholeUnits, language);
const wholeUnits = { unitDisplay: 'short', maximumFractionDigits: 0 } as const;
