import { msg } from '../text/message.ts';

/** The events of webhooks. Names are stable; new ones may be added. */
export const webhookEvents = [
  { value: 'job.opened', label: msg`A job opened`, isOfBoard: true },
  { value: 'job.changed', label: msg`An open job changed`, isOfBoard: true },
  { value: 'job.closed', label: msg`A job closed`, isOfBoard: true },
  { value: 'application.made', label: msg`An application arrived`, isOfBoard: false },
  { value: 'application.moved', label: msg`An application moved to another stage`, isOfBoard: false },
  { value: 'application.withdrawn', label: msg`An application was withdrawn`, isOfBoard: false },
] as const;
export type WebhookEvent = (typeof webhookEvents)[number]['value'];

/** The event of a test that is sent by hand; receivers do not subscribe to it. */
export const webhookTest = 'webhook.test';

/** Whether a delivery waits for its turn, arrived, or was given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateLabels: Readonly<Record<DeliveryState, string>> = {
  waiting: msg`Waiting`,
  delivered: msg`Delivered`,
  failed: msg`Given up`,
};

export const deliveryLists = ['all', ...deliveryStates] as const;
export type DeliveryList = (typeof deliveryLists)[number];

/** Why nothing is sent to a receiver: a person switched it off, it said 410, it failed for days, too much waits. */
export const webhookStops = ['person', 'gone', 'failing', 'behind'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** Receivers of a company, and of the board. */
export const maxReceivers = 10;

/** The old secret signs beside the new one for this time. */
export const secretOverlapHours = 24;

/** Deliveries stay in the log for this time. */
export const deliveryKeptDays = 30;
