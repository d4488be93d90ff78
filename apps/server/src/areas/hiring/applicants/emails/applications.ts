import type { StageKind } from '@waymark/contract/hiring/choices';
import { paths } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

/** What the mails about an application name. */
export interface ApplicationSubject {
  jobTitle: string;
  companyName: string;
  publicUrl: string;
  /** How to end such mails, where one can. */
  links?: { label: Message; url: string }[];
}

interface Words {
  subject: Message;
  paragraphs: Message[];
}

/**
 * Tells a candidate about a decision, in our words: stage names are internal to the company. Undefined for
 * stages without news.
 */
export function applicationMovedMail(
  to: Recipient,
  kind: StageKind,
  about: ApplicationSubject,
): Mail | undefined {
  if (kind === 'seen') return applicationViewedMail(to, about);
  const words = wordsOf(kind, about);
  if (!words) return undefined;
  return composeMail(to, {
    kind: 'application-moved',
    facts: { job: about.jobTitle, company: about.companyName },
    subject: words.subject,
    heading: greet('Hello', to.firstName),
    paragraphs: words.paragraphs,
    action: { label: msg`See your applications`, url: about.publicUrl + paths.jobsAppliedJob },
    links: about.links ?? [],
  });
}

function wordsOf(kind: StageKind, { companyName, jobTitle }: ApplicationSubject): Words | undefined {
  switch (kind) {
    case 'shortlist':
      return {
        subject: msg`${companyName} has shortlisted you`,
        paragraphs: [
          msg`${companyName} likes your application for ${jobTitle} and has put it on the shortlist.`,
          msg`You need not do anything now: they will be in touch about what comes next.`,
        ],
      };
    case 'interview':
      return {
        subject: msg`${companyName} would like to talk with you`,
        paragraphs: [
          msg`${companyName} would like to get to know you: your application for ${jobTitle} has come to the interviews.`,
          msg`They will be in touch about a time.`,
        ],
      };
    case 'offer':
      return {
        subject: msg`${companyName} is preparing an offer for you`,
        paragraphs: [
          msg`Good news about ${jobTitle}: ${companyName} would like to make you an offer, and will be in touch about it.`,
        ],
      };
    case 'hired':
      return {
        subject: msg`Congratulations from ${companyName}`,
        paragraphs: [
          msg`${companyName} has marked your application for ${jobTitle} as hired. All the best for your new job!`,
        ],
      };
    case 'declined':
      return {
        subject: msg`Not selected: your application for ${jobTitle} at ${companyName}`,
        paragraphs: [
          msg`Thank you for your interest in ${jobTitle}, and for the time that you have given to your application.`,
          msg`${companyName} has decided to go on with other candidates this time. We are sorry that it is no better news, and wish you every success with your search.`,
        ],
      };
    default:
      return undefined;
  }
}

/** Tells a candidate that the employer has opened the application (G-9). */
export function applicationViewedMail(
  to: Recipient,
  { jobTitle, companyName, publicUrl, links = [] }: ApplicationSubject,
): Mail {
  return composeMail(to, {
    kind: 'application-viewed',
    facts: { job: jobTitle, company: companyName },
    subject: msg`${companyName} has viewed your application`,
    heading: greet('Good news', to.firstName),
    paragraphs: [msg`${companyName} has opened your application for ${jobTitle}.`],
    action: { label: msg`See your applications`, url: publicUrl + paths.jobsAppliedJob },
    links,
  });
}
