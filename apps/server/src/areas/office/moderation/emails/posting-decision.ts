import type { PostingDecision } from '@waymark/contract/posting/moderation-choices';
import { paths } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Decided {
  title: string;
  decision: PostingDecision;
  reason: string;
  /** Whether it is on the board now. */
  open: boolean;
  publicUrl: string;
}

interface Words {
  subject: (title: string) => Message;
  begins: string;
  ends: string;
}

const words: Readonly<Record<PostingDecision, Words>> = {
  approve: {
    subject: (title) => msg`“${title}” is approved`,
    begins: msg`We have looked at your posting and let it through.`,
    ends: '',
  },
  changes: {
    subject: (title) => msg`“${title}” needs a change`,
    begins: msg`We have looked at your posting. Before seekers can see it, please change this:`,
    ends: msg`Change it and publish it again: we then look at it once more.`,
  },
  refuse: {
    subject: (title) => msg`“${title}” is not shown`,
    begins: msg`We have looked at your posting and do not show it on the board, for this reason:`,
    ends: msg`If this no longer applies, change the posting and publish it again: we then look at it once more.`,
  },
  suspend: {
    subject: (title) => msg`“${title}” was taken down`,
    begins: msg`We have taken your posting down, for this reason:`,
    ends: msg`Applications that came stay where they are. Change it and publish it again: we then look at it once more.`,
  },
  lift: {
    subject: (title) => msg`“${title}” is let through again`,
    begins: msg`We had taken your posting down and let it through again.`,
    ends: '',
  },
};

/** Tells a recruiter what staff decided of a posting, and what to do about it. */
export function postingDecisionMail(to: Recipient, decided: Decided): Mail {
  const { title, decision, reason, open, publicUrl } = decided;
  const { subject, begins, ends } = words[decision];
  const lets = decision === 'approve' || decision === 'lift';
  const follows = open
    ? msg`It is on the board now.`
    : msg`It is on the board as soon as nothing else is missing; what it waits for stands beside it.`;
  return composeMail(to, {
    kind: 'posting-decision',
    facts: { job: title },
    subject: subject(title),
    heading: greet('Hello', to.firstName),
    paragraphs: [begins, ...reason.split(/\s*\n\s*/).filter(Boolean), lets ? follows : ends],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
