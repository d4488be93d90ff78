import { company, defineMails, job, when } from '../mail.ts';

export const mails = defineMails({
  'application-sent': {
    label: 'Application was sent',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'application-received': {
    label: 'New application',
    recipient: 'employer',
    facts: { job, applicant: 'The name of the applicant.' },
    blocks: ['button'],
  },
  'application-viewed': {
    label: 'Application was viewed',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'application-moved': {
    label: 'Application goes on',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'decision-received': {
    label: 'Decision about an application',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'application-reminder': {
    label: 'Reminder of an application',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'message-received': {
    label: 'Message of a company',
    recipient: 'candidate',
    facts: { company },
    blocks: ['text', 'button'],
  },
  'answer-received': {
    label: 'Answer of a candidate',
    recipient: 'employer',
    facts: { candidate: 'The name of the candidate.' },
    blocks: ['text', 'button'],
  },
  interview: { label: 'Interview', recipient: 'candidate', blocks: ['text', 'button'] },
  'applications-ending': {
    label: 'Applications end soon',
    recipient: 'employer',
    facts: { count: 'How many applications end.', company, when },
    blocks: ['list', 'button'],
  },
  'pool-request': {
    label: 'Question whether to stay in a talent pool',
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'pool-agreed': {
    label: 'Consent to a talent pool',
    recipient: 'candidate',
    facts: { job, company, when },
    blocks: ['text', 'button'],
  },
  'hiring-team-joined': {
    label: 'Added to a hiring team',
    recipient: 'employer',
    facts: { person: 'The name of the colleague who changed the team.', job, company },
    blocks: ['button'],
  },
});
