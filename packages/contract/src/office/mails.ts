import { company, defineMails, job } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'account-suspended': {
    label: msg`Account is suspended`,
    recipient: 'member',
    facts: { reason: msg`Why, in the words of staff.` },
    blocks: ['button'],
  },
  'account-reinstated': { label: msg`Account is open again`, recipient: 'member', blocks: ['button'] },
  'posting-decision': {
    label: msg`Decision about a posting`,
    recipient: 'employer',
    facts: { job },
    blocks: ['text', 'button'],
  },
  'report-decision': { label: msg`Decision about a report`, recipient: 'anyone', blocks: ['text', 'button'] },
  'company-change': {
    label: msg`Company is or was suspended`,
    recipient: 'employer',
    facts: { company },
    blocks: ['text', 'button'],
  },
  'company-merged': {
    label: msg`Companies became one`,
    recipient: 'employer',
    facts: { gone: msg`The company that was merged.`, kept: msg`The company that is left.` },
    blocks: ['text', 'button'],
  },
  'review-published': {
    label: msg`Resume review is ready`,
    recipient: 'candidate',
    facts: { reviewer: msg`The name of the reviewer, or “One of our reviewers”.` },
    blocks: ['text', 'button'],
  },
  'contact-answer': { label: msg`Answer to a visitor`, recipient: 'anyone', blocks: ['text'] },
  'test-mail': { label: msg`Test mail`, recipient: 'staff', blocks: ['button'] },
});
