import { defineMails, host } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'webhooks-stopped': {
    label: msg`Webhooks switched off`,
    recipient: 'employer',
    facts: { host, reason: msg`Why nothing more is sent.` },
    blocks: ['button'],
  },
  'assistant-connected': {
    label: msg`Assistant connected`,
    recipient: 'member',
    facts: { assistant: msg`The name that the assistant calls itself by.`, host },
    blocks: ['button'],
  },
});
