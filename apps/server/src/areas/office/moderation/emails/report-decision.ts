import type { JobReportDecision } from '@waymark/contract/office/staff-choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface DecidedReport {
  /** The posting that was reported. */
  title: string;
  decision: JobReportDecision;
  reason: string;
  publicUrl: string;
}

const outcomes: Readonly<Record<JobReportDecision, string>> = {
  keep: msg`We have looked at it and let it stay as it is.`,
  close: msg`We have looked at it and closed it: it takes no more applications.`,
  suspend: msg`We have looked at it and taken it down.`,
};

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

/** Tells the reporter of a posting what was decided (L-7). */
export function reportAnswerMail(to: Recipient, { title, decision, reason }: DecidedReport): Mail {
  return composeMail(to, {
    kind: 'report-decision',
    subject: msg`Your report about “${title}”`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`You told us that something is wrong with “${title}”.`,
      outcomes[decision],
      ...linesOf(reason),
    ],
    footnote: msg`The employer does not learn who reported it.`,
  });
}

/**
 * Tells a recruiter that a posting was reported, and what was decided (L-7). Of one taken down another mail
 * tells.
 */
export function reportedPostingMail(to: Recipient, decided: DecidedReport): Mail {
  const { title, decision, reason, publicUrl } = decided;
  const closed = decision === 'close';
  return composeMail(to, {
    kind: 'report-decision',
    subject: closed ? msg`“${title}” was closed` : msg`“${title}” was reported and stays`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`A visitor reported a problem with your posting “${title}”.`,
      outcomes[decision],
      ...linesOf(reason),
      closed ? msg`If you are still hiring, renew it.` : msg`There is nothing for you to do.`,
    ],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}

interface DecidedConversation {
  companyName: string;
  isWarned: boolean;
  reason: string;
}

/** Tells a candidate what was decided of the conversation they reported. */
export function conversationAnswerMail(
  to: Recipient,
  { companyName, isWarned, reason }: DecidedConversation,
): Mail {
  return composeMail(to, {
    kind: 'report-decision',
    subject: msg`Your report about ${companyName}`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`You told us that something is wrong with what ${companyName} writes to you.`,
      isWarned
        ? msg`We have read the conversation and warned the company.`
        : msg`We have read the conversation and found nothing that breaks our rules.`,
      ...linesOf(reason),
    ],
    footnote: msg`You can block the company in the conversation at any time.`,
  });
}

/** Warns a recruiter about a conversation; which one is not said. */
export function conversationWarningMail(to: Recipient, { companyName, reason }: DecidedConversation): Mail {
  return composeMail(to, {
    kind: 'report-decision',
    subject: msg`A warning to ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`A candidate has reported what ${companyName} writes to them. We have read it, and it breaks our rules:`,
      ...linesOf(reason),
      msg`If it happens again we suspend the company, which hides it and its jobs.`,
    ],
  });
}
