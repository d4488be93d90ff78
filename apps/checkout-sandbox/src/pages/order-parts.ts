import { html, type Markup } from '../html.ts';
import type { SandboxMessage, SandboxOrder } from '../order-book.ts';
import { messageMaxLength } from '../correspondence.ts';

export const progressSteps = [25, 50, 75, 100] as const;

export type ShownOrder = SandboxOrder & { waiting: boolean };

/** What was wrong with what was sent last, and what it was. */
export interface Rejected {
  orderId: string;
  problem: string;
  text?: string;
}

export function progressOf({ id, statusPercentage, refunded }: ShownOrder): Markup {
  if (refunded) return html`<p><strong>Refunded</strong></p>`;
  return html`<p class="progress">
    <progress max="100" value="${statusPercentage}" aria-labelledby="order-${id}">
      ${statusPercentage} %
    </progress>
    <strong>${statusPercentage} %</strong>
  </p>`;
}

/** The messages so far, the oldest first, from the reader's side. */
export function messagesOf({ messages }: ShownOrder, reader: SandboxMessage['from']): Markup {
  if (messages.length === 0) return html`<p class="facts">No messages yet.</p>`;
  return html`<ol class="messages">
    ${messages.map(
      ({ from, text, sentAt }) =>
        html`<li class="message-${from === reader ? 'own' : 'other'}">
          <p class="facts">${nameOf(from, reader)}, <time datetime="${sentAt}">${momentOf(sentAt)}</time></p>
          <p class="words">${text}</p>
        </li>`,
    )}
  </ol>`;
}

function nameOf(from: SandboxMessage['from'], reader: SandboxMessage['from']): string {
  if (from === reader) return 'You';
  return from === 'writer' ? 'Your writer' : 'The customer';
}

export function messageForm(
  { id, packageName }: ShownOrder,
  { action, label, rejected }: { action: string; label: string; rejected: Rejected | undefined },
): Markup {
  const problem = rejected?.orderId === id && rejected.text !== undefined ? rejected.problem : '';
  return html`<form class="write" method="post" action="${action}">
    <div class="field">
      <label for="text-${id}">${label}</label>
      <textarea
        id="text-${id}"
        name="text"
        rows="3"
        required
        maxlength="${messageMaxLength}"
        ${problem ? html`aria-invalid="true" aria-describedby="problem-${id}"` : ''}
      >
${rejected?.orderId === id ? (rejected.text ?? '') : ''}</textarea>
      ${problem ? html`<p class="error" id="problem-${id}">${problem}</p>` : ''}
    </div>
    <button class="step" aria-label="Send the message about ${packageName}">Send</button>
  </form>`;
}

export function documentsOf({ id, documents }: ShownOrder): Markup {
  if (documents.length === 0) return html`<p class="facts">Nothing has been delivered yet.</p>`;
  return html`<ul class="documents">
    ${documents.map(
      (document) =>
        html`<li>
          <a href="/portal/orders/${id}/documents/${document.id}" download>${document.name}</a>
          <span class="facts">
            ${sizeOf(document.bytes)}, delivered
            <time datetime="${document.deliveredAt}">${momentOf(document.deliveredAt)}</time>
          </span>
        </li>`,
    )}
  </ul>`;
}

export function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

function momentOf(iso: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', format).format(new Date(iso))} UTC`;
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : '1 MB';
}
