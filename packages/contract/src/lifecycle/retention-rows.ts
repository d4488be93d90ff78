import { movedAddressDays, movedLinkDays } from './moving-choices.ts';
import type { RetentionPeriods } from './retention.ts';
import type { Say } from '../text/say.ts';
import { msg, plural, term, type Message } from '../text/message.ts';

export interface RetentionRow {
  what: Message;
  why: Message;
  until: Message;
}

const days = (count: number) =>
  count % 365 === 0 ? msg`${plural(count / 365, 'year')}` : msg`${plural(count, 'day')}`;
const hours = (count: number) => msg`${plural(count, 'hour')}`;
const asLong = msg`As long as the account`;

const bookkeepingRows: readonly RetentionRow[] = [
  {
    what: msg`Orders`,
    why: msg`Bookkeeping, which the law asks for`,
    until: msg`For good; when you leave they no longer name you`,
  },
  {
    what: msg`Invoices and credit notes, with the name and the address that they were made out to`,
    why: msg`Bookkeeping, which the law asks for`,
    until: msg`As long as the law has them kept, also after you leave: in Germany eight years from the end of their year (section 14b UStG, section 147 AO)`,
  },
];

export function listMemberRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: msg`Account, profile, what you agreed to and when, with the terms as they were then`,
      why: msg`To know you, and what you want to be told`,
      until: msg`${term(asLong)}. After you delete it you have ${term(days(periods.deletionGraceDays))} to change your mind; then it is erased. One that nobody has signed in to for ${term(days(periods.unusedAccountDays))} is erased too, after two mails that ask you`,
    },
    {
      what: msg`Resumes and My Resume`,
      why: msg`To apply with, to have reviewed, to print`,
      until: msg`Until you delete them, and ${plural(periods.resumeRestoreMinutes, 'minute')} more to take that back; else as long as the account`,
    },
    {
      what: msg`What programs read in a resume’s file, and parts of it that you reported as read wrongly`,
      why: msg`To fill My Resume, to check it without reading it again, and to mend our reader`,
      until: days(periods.resumeTextDays),
    },
    {
      what: msg`Applications with their resume, answers, messages, interviews and the employer’s notes`,
      why: msg`To show you and the employer how far they are`,
      until: msg`While they are under way. After a rejection, a withdrawal or the end of the posting as long as the law, the place and the employer say, usually ${plural(periods.applicantMonths, 'month')}, or as you agree to; at most as long as the account. The page “What employers keep” names the day`,
    },
    {
      what: msg`Saved jobs, reviews`,
      why: msg`To show you how far they are`,
      until: asLong,
    },
    ...listSignInRows(periods),
    {
      what: msg`Who opened a link to your resume, or looked at you as a candidate`,
      why: msg`To tell you`,
      until: msg`${term(days(periods.linkViewDays))}; for candidates ${term(days(periods.candidateViewDays))}`,
    },
    {
      what: msg`Your name, title and picture on the page of your company`,
      why: msg`To show applicants who hires there, if you choose so`,
      until: msg`Until you or an owner end it, or you leave the company`,
    },
    {
      what: msg`When staff looked at the board as you, with your leave`,
      why: msg`To tell you`,
      until: days(periods.supportVisitDays),
    },
    { what: msg`Copies of your data`, why: msg`To download`, until: days(periods.exportDays) },
    ...bookkeepingRows,
  ];
}

function listSignInRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: msg`Devices that are signed in: the browser’s name and times, no address`,
      why: msg`To keep you signed in, and to show you where`,
      until: msg`Until you sign out, at most ${term(days(periods.sessionDays))} after the last use`,
    },
    {
      what: msg`Accounts elsewhere that you sign in with: their number and email address, no password and no key`,
      why: msg`To let you in by them`,
      until: msg`${term(asLong)}, or until you unlink them`,
    },
    {
      what: msg`Assistants that you connected, what they may do, and when they last did`,
      why: msg`To let them act for you, and to show you which can`,
      until: msg`Until you end it, or nobody uses it for ${term(days(periods.connectionDays))}, and ${term(days(periods.endedConnectionDays))} more to notice misuse`,
    },
    {
      what: msg`Email addresses the account has left`,
      why: msg`To take it back to one of them`,
      until: msg`The newest ${periods.formerAddresses}; the change can be undone for ${term(days(periods.emailReversalDays))}`,
    },
  ];
}

export function listGuestRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: msg`Applications sent without an account: names, address, resume, letter and answers`,
      why: msg`To send them to the employer once you confirm your address`,
      until: msg`${term(days(periods.guestApplicationDays))} if you never confirm; once you do, they belong to your account`,
    },
    {
      what: msg`Job alerts and their address`,
      why: msg`To mail you new jobs`,
      until: msg`Until you stop them, or do not say after ${term(days(periods.guestAlertDays))} that you still want them, and ${term(hours(periods.deletedAlertHours))} more to take that back; ${hours(periods.alertLinkHours)} if you never confirm`,
    },
    {
      what: msg`Your address for the newsletter`,
      why: msg`To mail you its issues`,
      until: msg`Until you unsubscribe, and ${term(days(periods.stoppedNewsletterDays))} more to take that back; ${term(hours(periods.newsletterLinkHours))} if you never confirm`,
    },
    {
      what: msg`Your name and address on a job board that moved here`,
      why: msg`To invite you once`,
      until: msg`${term(days(movedLinkDays))} after the invitation; ${term(days(movedAddressDays))} without one. A fingerprint of the address stays, so that you are not written to again`,
    },
    {
      what: msg`Declarations that end a contract: name, address, contract and reason`,
      why: msg`To end it, and to prove that we did and when`,
      until: msg`At most ${plural(3, 'year')} after they arrive`,
    },
    {
      what: msg`Messages from the contact form`,
      why: msg`To answer them`,
      until: days(periods.messageDays),
    },
    {
      what: msg`Name and number for a call`,
      why: msg`To call you back`,
      until: days(periods.callBackDays),
    },
    {
      what: msg`Reports about postings, with your address if you gave one`,
      why: msg`To look into them, and to tell you`,
      until: msg`As long as the posting, at most ${term(days(periods.reportDays))}`,
    },
    {
      what: msg`Comments on posts`,
      why: msg`To show them under the post`,
      until: msg`As long as the post; refused ones ${term(days(periods.refusedCommentDays))}`,
    },
  ];
}

export function listLogRows(periods: RetentionPeriods): RetentionRow[] {
  return [
    {
      what: msg`That a mail was sent: to whom, of what kind, when; nothing of what it says`,
      why: msg`To find out why one did not arrive`,
      until: days(periods.mailDays),
    },
    {
      what: msg`Links that were mailed: for what, when, a fingerprint of the secret`,
      why: msg`So that each works once`,
      until: msg`${term(days(periods.endedLinkDays))} after they ended`,
    },
    {
      what: msg`What the checkout reported of orders`,
      why: msg`To count nothing twice`,
      until: days(periods.checkoutReportDays),
    },
    {
      what: msg`What staff did`,
      why: msg`So that staff can be held responsible`,
      until: days(periods.staffLogDays),
    },
    {
      what: msg`How often a posting was looked at each day, without by whom`,
      why: msg`For its employer`,
      until: days(periods.jobViewDays),
    },
    {
      what: msg`The server’s log: path, answer and time of each request; no names, addresses or searches`,
      why: msg`To find faults`,
      until: msg`As long as the operator of the board keeps it`,
    },
    {
      what: msg`Fingerprints of addresses and accounts that tried something too often`,
      why: msg`Against guessing and flooding`,
      until: msg`At most 20 days`,
    },
  ];
}

/** `providers`: names of the companies with which members can sign in. */
export const listDataRecipients = (providers: readonly string[], say: Say): readonly string[] => [
  say`An employer sees what you apply with, and what you show in the search for candidates, if you turn that on.`,
  say`The expert who reviews your resume sees the file that you send, if you ask for a review.`,
  say`The checkout learns your name and address when you buy something, and keeps how you paid; we never see that.`,
  say`Mails go through the mail server of the board’s operator.`,
  ...(providers.length > 0
    ? [
        say`If you sign in with ${new Intl.ListFormat(say.language, { type: 'disjunction' }).format(providers)}, that company learns that you do, and tells us your name and email address. Without that it learns nothing of you here.`,
      ]
    : []),
  say`If you connect an assistant to your account, it sees and does what you allow on the page where you connect it, until you end that under Account.`,
  say`No one else. There is no advertising, no tracking by other companies, and we sell no data.`,
];
