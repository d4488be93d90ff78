import { defineMails, host } from '../mail.ts';

export const mails = defineMails({
  'webhooks-stopped': {
    label: 'Webhooks switched off',
    recipient: 'employer',
    facts: { host, reason: 'Why nothing is sent any more.' },
    blocks: ['button'],
  },
  'assistant-connected': {
    label: 'Assistant connected',
    recipient: 'member',
    facts: { assistant: 'The name that the assistant calls itself by.', host },
    blocks: ['button'],
  },
});
