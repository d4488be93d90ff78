import { paths } from '@waymark/contract/paths';
import { hasAddress } from '@waymark/contract/text/names';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';
import { invitationDays } from '../rules.ts';

/**
 * Carries the link by which a colleague joins. The only typed text in it is the name of a public company,
 * and not if it contains an address.
 */
export function invitationMail(
  to: string,
  { companyName, link }: { companyName: string; link: string },
): Mail {
  const company = hasAddress(companyName) ? 'a company' : companyName;
  return composeMail(to, {
    kind: 'company-invitation',
    facts: { company },
    subject: msg`A colleague invites you to ${company} on ${board.settings.name}`,
    heading: msg`Join ${company} on ${board.settings.name}`,
    paragraphs: [
      msg`An owner of ${company} invites you to look after its jobs and applicants together. Behind the button you see who it is.`,
    ],
    action: { label: msg`See the invitation`, url: link },
    footnote: msg`The link works once and for ${invitationDays} days. If you do not know the company, ignore this mail: nothing happens without you.`,
  });
}

interface Arrival {
  joiner: { name: string; email: string };
  companyName: string;
  publicUrl: string;
}

/** Tells an owner that an invitation was accepted. */
export function memberJoinedMail(to: Recipient, { joiner, companyName, publicUrl }: Arrival): Mail {
  return composeMail(to, {
    kind: 'member-joined',
    facts: { person: joiner.name, email: joiner.email, company: companyName },
    subject: msg`${joiner.name} has joined ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${joiner.name} (${joiner.email}) has accepted the invitation to ${companyName} and can now work with its jobs and applicants.`,
    ],
    action: { label: msg`See your colleagues`, url: publicUrl + paths.companyMembers },
  });
}

/** Tells a former member about the removal. */
export function memberRemovedMail(to: Recipient, { companyName }: { companyName: string }): Mail {
  return composeMail(to, {
    kind: 'member-removed',
    facts: { company: companyName },
    subject: msg`You no longer belong to ${companyName} on ${board.settings.name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`An owner of ${companyName} has removed you. You no longer see its jobs and applicants; your account stays yours.`,
      msg`If this comes as a surprise, ask your colleagues: they can invite you again.`,
    ],
  });
}

/** Tells a held company that it is public now. */
export function companyApprovedMail(
  to: Recipient,
  { name, publicUrl }: { name: string; publicUrl: string },
): Mail {
  return composeMail(to, {
    kind: 'company-approved',
    facts: { company: name },
    subject: msg`${name} is public now`,
    heading: greet('Good news', to.firstName),
    paragraphs: [
      msg`We have looked at ${name}, and everybody can find it from now on.`,
      msg`Postings that waited for this open within a few minutes, and you can invite colleagues.`,
    ],
    action: { label: msg`Post a job`, url: publicUrl + paths.companyPostJobs },
  });
}
