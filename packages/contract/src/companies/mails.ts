import { company, defineMails } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'company-approved': {
    label: msg`Company is public`,
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'company-invitation': {
    label: msg`Invitation to a company`,
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'member-joined': {
    label: msg`Colleague has joined`,
    recipient: 'employer',
    facts: { person: 'The name of the colleague.', email: 'Their address.', company },
    blocks: ['button'],
  },
  'member-removed': {
    label: msg`No longer in a company`,
    recipient: 'employer',
    facts: { company },
    blocks: [],
  },
});
