import { defineMails, host } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'jobs-opened': { label: msg`Posting is live`, recipient: 'employer', blocks: ['text', 'list', 'button'] },
  'confirm-jobs': {
    label: msg`Is the posting still open?`,
    recipient: 'employer',
    blocks: ['text', 'button'],
  },
  'source-failed': {
    label: msg`Source of postings fails`,
    recipient: 'employer',
    facts: { host, failure: msg`What went wrong the last time.`, failures: msg`How often it failed.` },
    blocks: ['button'],
  },
  'source-works': {
    label: msg`Source of postings works again`,
    recipient: 'employer',
    facts: { host },
    blocks: ['button'],
  },
  'report-receipt': { label: msg`Report has arrived`, recipient: 'anyone', blocks: ['text'] },
  'report-received': {
    label: msg`Report of a seeker, to staff`,
    recipient: 'staff',
    blocks: ['text', 'button'],
  },
});
