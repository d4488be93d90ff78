import { defineMails, host } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'webhooks-stopped': {
    label: msg`Webhooks switched off`,
    recipient: 'employer',
    facts: { host, reason: 'Why nothing is sent any more.' },
    blocks: ['button'],
  },
  'assistant-connected': {
    label: msg`Assistant connected`,
    recipient: 'member',
    facts: { assistant: 'The name that the assistant calls itself by.', host },
    blocks: ['button'],
  },
});
