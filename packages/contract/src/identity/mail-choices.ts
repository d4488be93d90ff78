/** The states of a mail. */
export const sentMailStates = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
  { value: 'bounced', label: 'Bounced' },
] as const;
export type SentMailState = (typeof sentMailStates)[number]['value'];
