import { alertLinkHours } from '@waymark/contract/seeking/choices/alerts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/**
 * Carries the link that begins a guest's alert. Anybody's address could have been typed: nothing begins before, and
 * nothing that was typed is in it.
 */
export function confirmAlertMail(to: string, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-alert',
    subject: 'Confirm your job alert',
    heading: 'One press, and your job alert begins',
    paragraphs: [
      'You asked us for new jobs by e-mail. Please confirm that the mails may come to this address.',
    ],
    action: { label: 'Begin this job alert', url: link },
    footnote: `The link works for ${alertLinkHours} hours. If you did not ask for job alerts, ignore this mail: we send nothing more, and forget the address.`,
  });
}
