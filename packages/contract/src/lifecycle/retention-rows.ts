import { plural } from '../text/format.ts';
import { movedAddressDays, movedLinkDays } from './moving-choices.ts';
import type { RetentionPeriods } from './retention.ts';

export interface RetentionRow {
  what: string;
  why: string;
  until: string;
}

const days = (count: number) => (count % 365 === 0 ? plural(count / 365, 'year') : plural(count, 'day'));
const hours = (count: number) => plural(count, 'hour');
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });
const asLong = 'As long as the account';

const bookkeepingRows: readonly RetentionRow[] = [
  {
    what: 'Orders',
    why: 'Bookkeeping, which the law asks for',
    until: 'For good; when you leave they no longer name you',
  },
  {
    what: 'Invoices and credit notes, with the name and the address that they were made out to',
    why: 'Bookkeeping, which the law asks for',
    until:
      'As long as the law has them kept, also after you leave: in Germany eight years from the end of their year (section 14b UStG, section 147 AO)',
  },
];

export function listMemberRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: 'Account, profile, what you agreed to and when, with the terms as they were then',
      why: 'To know you, and what you want to be told',
      until:
        `${asLong}. After you delete it you have ${days(periods.deletionGraceDays)} to change your mind; then it is ` +
        `erased. One that nobody has signed in to for ${days(periods.unusedAccountDays)} is erased too, after two mails that ask you`,
    },
    {
      what: 'Resumes and My Resume',
      why: 'To apply with, to have reviewed, to print',
      until: `Until you delete them, and ${plural(periods.resumeRestoreMinutes, 'minute')} more to take that back; else as long as the account`,
    },
    {
      what: 'What programs read in a resume’s file, and parts of it that you reported as read wrongly',
      why: 'To fill My Resume, to check it without reading it again, and to mend our reader',
      until: days(periods.resumeTextDays),
    },
    {
      what: 'Applications with their resume, answers, messages, interviews and the employer’s notes',
      why: 'To show you and the employer how far they are',
      until:
        `While they are under way. After a rejection, a withdrawal or the end of the posting as long as the law, the place and the employer say, ` +
        `usually ${plural(periods.applicantMonths, 'month')}, or as you agree to; at most as long as the account. The page “What employers keep” names the day`,
    },
    {
      what: 'Saved jobs, reviews',
      why: 'To show you how far they are',
      until: asLong,
    },
    ...listSignInRows(periods),
    {
      what: 'Who opened a link to your resume, or looked at you as a candidate',
      why: 'To tell you',
      until: `${days(periods.linkViewDays)}; for candidates ${days(periods.candidateViewDays)}`,
    },
    {
      what: 'Your name, title and picture on the page of your company',
      why: 'To show applicants who hires there, if you choose so',
      until: 'Until you or an owner end it, or you leave the company',
    },
    {
      what: 'When staff looked at the board as you, with your leave',
      why: 'To tell you',
      until: days(periods.supportVisitDays),
    },
    { what: 'Copies of your data', why: 'To download', until: days(periods.exportDays) },
    ...bookkeepingRows,
  ];
}

function listSignInRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: 'Devices that are signed in: the browser’s name and times, no address',
      why: 'To keep you signed in, and to show you where',
      until: `Until you sign out, at most ${days(periods.sessionDays)} after the last use`,
    },
    {
      what: 'Accounts elsewhere that you sign in with: their number and email address, no password and no key',
      why: 'To let you in by them',
      until: `${asLong}, or until you unlink them`,
    },
    {
      what: 'Assistants that you connected, what they may do, and when they last did',
      why: 'To let them act for you, and to show you which can',
      until: `Until you end it, or nobody uses it for ${days(periods.connectionDays)}, and ${days(periods.endedConnectionDays)} more to notice misuse`,
    },
    {
      what: 'Email addresses the account has left',
      why: 'To take it back to one of them',
      until: `The newest ${periods.formerAddresses}; the change can be undone for ${days(periods.emailReversalDays)}`,
    },
  ];
}

export function listGuestRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: 'Applications sent without an account: names, address, resume, letter and answers',
      why: 'To send them to the employer once you confirm your address',
      until: `${days(periods.guestApplicationDays)} if you never confirm; once you do, they belong to your account`,
    },
    {
      what: 'Job alerts and their address',
      why: 'To mail you new jobs',
      until:
        `Until you stop them, or do not say after ${days(periods.guestAlertDays)} that you still want them, and ` +
        `${hours(periods.deletedAlertHours)} more to take that back; ${hours(periods.alertLinkHours)} if you never confirm`,
    },
    {
      what: 'Your address for the newsletter',
      why: 'To mail you its issues',
      until: `Until you unsubscribe, and ${days(periods.stoppedNewsletterDays)} more to take that back; ${hours(periods.newsletterLinkHours)} if you never confirm`,
    },
    {
      what: 'Your name and address on a job board that moved here',
      why: 'To invite you once',
      until: `${days(movedLinkDays)} after the invitation; ${days(movedAddressDays)} without one. A fingerprint of the address stays, so that you are not written to again`,
    },
    {
      what: 'Declarations that end a contract: name, address, contract and reason',
      why: 'To end it, and to prove that we did and when',
      until: `At most ${plural(3, 'year')} after they arrive`,
    },
    {
      what: 'Messages from the contact form',
      why: 'To answer them',
      until: days(periods.messageDays),
    },
    {
      what: 'Name and number for a call',
      why: 'To call you back',
      until: days(periods.callBackDays),
    },
    {
      what: 'Reports about postings, with your address if you gave one',
      why: 'To look into them, and to tell you',
      until: `As long as the posting, at most ${days(periods.reportDays)}`,
    },
    {
      what: 'Comments on posts',
      why: 'To show them under the post',
      until: `As long as the post; refused ones ${days(periods.refusedCommentDays)}`,
    },
  ];
}

export function listLogRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: 'That a mail was sent: to whom, of what kind, when; nothing of what it says',
      why: 'To find out why one did not arrive',
      until: days(periods.mailDays),
    },
    {
      what: 'Links that were mailed: for what, when, a fingerprint of the secret',
      why: 'So that each works once',
      until: `${days(periods.endedLinkDays)} after they ended`,
    },
    {
      what: 'What the checkout reported of orders',
      why: 'To count nothing twice',
      until: days(periods.checkoutReportDays),
    },
    {
      what: 'What staff did',
      why: 'So that staff can be held responsible',
      until: days(periods.staffLogDays),
    },
    {
      what: 'How often a posting was looked at each day, without by whom',
      why: 'For its employer',
      until: days(periods.jobViewDays),
    },
    {
      what: 'The server’s log: path, answer and time of each request; no names, addresses or searches',
      why: 'To find faults',
      until: 'As long as the operator of the board keeps it',
    },
    {
      what: 'Fingerprints of addresses and accounts that tried something too often',
      why: 'Against guessing and flooding',
      until: 'At most 20 days',
    },
  ];
}

/** `providers`: names of the companies with which members can sign in. */
export const listDataRecipients = (providers: readonly string[]): readonly string[] => [
  'An employer sees what you apply with, and what you show in the search for candidates, if you turn that on.',
  'The expert who reviews your resume sees the file that you send, if you ask for a review.',
  'The checkout learns your name and address when you buy something, and keeps how you paid; we never see that.',
  'Mails go through the mail server of the board’s operator.',
  ...(providers.length > 0
    ? [
        `If you sign in with ${anyOf.format(providers)}, that company learns that you do, and tells us your name and email address. Without that it learns nothing of you here.`,
      ]
    : []),
  'If you connect an assistant to your account, it sees and does what you allow on the page where you connect it, until you end that under Account.',
  'No one else. There is no advertising, no tracking by other companies, and we sell no data.',
];
