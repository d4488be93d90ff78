import { defineMails, host } from '../mail.ts';

export const mails = defineMails({
  'webhooks-stopped': {
    label: 'Webhooks switched off',
    recipient: 'employer',
    facts: { host, reason: 'Why nothing is sent any more.' },
    blocks: ['button'],
  },
});
