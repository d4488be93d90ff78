import { defineMails } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'new-jobs': {
    label: msg`Job alert`,
    recipient: 'candidate',
    facts: { count: msg`How many jobs are new.`, alert: msg`The name of the alert.` },
    blocks: ['text', 'list', 'button'],
  },
  'confirm-alert': { label: msg`Confirm a job alert`, recipient: 'candidate', blocks: ['button'] },
  'renew-alert': {
    label: msg`Question whether an alert is still wanted`,
    recipient: 'candidate',
    facts: { alert: msg`The name of the alert.` },
    blocks: ['text', 'button'],
  },
  'alert-limit': {
    label: msg`Job alert did not begin`,
    recipient: 'candidate',
    facts: { limit: msg`How many alerts an address can have.` },
    blocks: ['button'],
  },
});
