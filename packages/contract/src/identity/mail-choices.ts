import { msg } from '../text/message.ts';
/** The states of a mail. */
export const sentMailStates = [
  { value: 'waiting', label: msg`Waiting` },
  { value: 'sent', label: msg`Sent` },
  { value: 'failed', label: msg`Given up` },
  { value: 'bounced', label: msg`Bounced` },
] as const;
export type SentMailState = (typeof sentMailStates)[number]['value'];
