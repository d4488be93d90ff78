import { company, defineMails, job, when } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'deletion-link': {
    label: msg`Link that deletes the account`,
    recipient: 'member',
    facts: { days: msg`The days in which the person can change their mind.` },
    blocks: ['button'],
  },
  'deletion-scheduled': {
    label: msg`Account will be deleted`,
    recipient: 'member',
    facts: { when },
    blocks: ['button'],
  },
  'account-unused': {
    label: msg`Account that nobody uses`,
    recipient: 'member',
    facts: { when },
    blocks: ['text', 'button'],
  },
  'account-kept': { label: msg`Account stays`, recipient: 'member', blocks: [] },
  'export-ready': {
    label: msg`Copy of one’s data is ready`,
    recipient: 'member',
    facts: { days: msg`The days for which the file is kept.` },
    blocks: ['button'],
  },
  'moved-employer': {
    label: msg`Invitation of an employer whose board has moved`,
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'moved-candidate': {
    label: msg`Invitation of a candidate whose board has moved`,
    recipient: 'candidate',
    blocks: ['button'],
  },
  'confirm-application': {
    label: msg`Confirm an application`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
});
