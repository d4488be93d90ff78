import { company, defineMails, job, when } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'application-sent': {
    label: msg`Application was sent`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'application-received': {
    label: msg`New application`,
    recipient: 'employer',
    facts: { job, applicant: 'The name of the applicant.' },
    blocks: ['button'],
  },
  'application-viewed': {
    label: msg`Application was viewed`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'application-moved': {
    label: msg`Application goes on`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'decision-received': {
    label: msg`Decision about an application`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'application-reminder': {
    label: msg`Reminder of an application`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['button'],
  },
  'message-received': {
    label: msg`Message of a company`,
    recipient: 'candidate',
    facts: { company },
    blocks: ['text', 'button'],
  },
  'answer-received': {
    label: msg`Answer of a candidate`,
    recipient: 'employer',
    facts: { candidate: 'The name of the candidate.' },
    blocks: ['text', 'button'],
  },
  interview: { label: msg`Interview`, recipient: 'candidate', blocks: ['text', 'button'] },
  'applications-ending': {
    label: msg`Applications end soon`,
    recipient: 'employer',
    facts: { count: 'How many applications end.', company, when },
    blocks: ['list', 'button'],
  },
  'pool-request': {
    label: msg`Question whether to stay in a talent pool`,
    recipient: 'candidate',
    facts: { job, company },
    blocks: ['text', 'button'],
  },
  'pool-agreed': {
    label: msg`Consent to a talent pool`,
    recipient: 'candidate',
    facts: { job, company, when },
    blocks: ['text', 'button'],
  },
  'hiring-team-joined': {
    label: msg`Added to a hiring team`,
    recipient: 'employer',
    facts: { person: 'The name of the colleague who changed the team.', job, company },
    blocks: ['button'],
  },
});
