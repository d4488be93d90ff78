import { company, defineMails } from '../mail.ts';

export const mails = defineMails({
  'company-approved': {
    label: 'Company is public',
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'company-invitation': {
    label: 'Invitation to a company',
    recipient: 'employer',
    facts: { company },
    blocks: ['button'],
  },
  'member-joined': {
    label: 'Colleague has joined',
    recipient: 'employer',
    facts: { person: 'The name of the colleague.', email: 'Their address.', company },
    blocks: ['button'],
  },
  'member-removed': {
    label: 'No longer in a company',
    recipient: 'employer',
    facts: { company },
    blocks: [],
  },
});
