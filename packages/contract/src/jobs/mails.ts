import { defineMails, host } from '../mail.ts';

export const mails = defineMails({
  'jobs-opened': { label: 'Posting is live', recipient: 'employer', blocks: ['text', 'list', 'button'] },
  'confirm-jobs': { label: 'Is the posting still open?', recipient: 'employer', blocks: ['text', 'button'] },
  'source-failed': {
    label: 'Source of postings fails',
    recipient: 'employer',
    facts: { host, failure: 'What went wrong the last time.', failures: 'How often it failed.' },
    blocks: ['button'],
  },
  'source-works': {
    label: 'Source of postings works again',
    recipient: 'employer',
    facts: { host },
    blocks: ['button'],
  },
  'report-receipt': { label: 'Report has arrived', recipient: 'anyone', blocks: ['text'] },
  'report-received': {
    label: 'Report of a seeker, to staff',
    recipient: 'staff',
    blocks: ['text', 'button'],
  },
});
