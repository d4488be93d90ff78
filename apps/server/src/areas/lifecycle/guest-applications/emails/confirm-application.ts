import { guestApplicationDays } from '@waymark/contract/hiring/choices';
import { msg, plural } from '@waymark/contract/text/message';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';

interface WaitingSubject {
  jobTitle: string;
  companyName: string;
  hasAccount: boolean;
  link: string;
}

/** Carries the link that confirms a guest's application. The address may be a stranger's: no typed text is in it. */
export function confirmApplicationMail(
  to: MailRecipient,
  { jobTitle, companyName, hasAccount, link }: WaitingSubject,
): Mail {
  return composeMail(to, {
    kind: 'confirm-application',
    facts: { job: jobTitle, company: companyName },
    subject: msg`Confirm your application for ${jobTitle}`,
    heading: msg`One press, and your application is sent`,
    paragraphs: [
      msg`Someone, most likely you, filled in an application for ${jobTitle} at ${companyName} with this address. ${companyName} gets nothing before you confirm it.`,
      hasAccount
        ? msg`This address has an account already. The next page shows what would be sent, and the button there sends it from that account.`
        : msg`The next page shows what would be sent, and the button there sends it.`,
    ],
    action: { label: msg`See and send the application`, url: link },
    footnote: msg`The link works once and for ${plural(guestApplicationDays, 'day')}. If you did not apply, ignore this mail: nothing is sent, and what was filled in is deleted.`,
  });
}
