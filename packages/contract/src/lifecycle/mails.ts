import { company, defineMails, job, when } from '../mail.ts';

export const mails = defineMails({
  'deletion-link': {
    label: 'Link that deletes the account',
    recipient: 'member',
    facts: { days: 'The days in which the person can change their mind.' },
    blocks: ['button'],
  },
  'deletion-scheduled': {
    label: 'Account will be deleted',
    recipient: 'member',
    facts: { when },
    blocks: ['button'],
  },
  'account-unused': {
    label: 'Account that nobody uses',
    recipient: 'member',
    facts: { when },
    blocks: ['text', 'button'],
  },
  'account-kept': { label: 'Account stays', recipient: 'member', blocks: [] },
  'export-ready': {
    label: 'Copy of one’s data is ready',
    recipient: 'member',
    facts: { days: 'The days for which the file is kept.' },
    blocks: ['button'],
  },
  'moved-employer': {
    label: 'Invitation of an employer whose board has moved',
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'moved-candidate': {
    label: 'Invitation of a candidate whose board has moved',
    recipient: 'candidate',
    blocks: ['button'],
  },
  'confirm-application': {
    label: 'Confirm an application',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
});
