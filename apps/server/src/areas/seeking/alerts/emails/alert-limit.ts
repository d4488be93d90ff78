import { alertsLimit } from '@waymark/contract/seeking/choices/alerts';
import { paths } from '@waymark/contract/paths';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/** Tells an address why the alert that was just asked for does not begin. */
export function alertLimitMail(to: string, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'alert-limit',
    subject: 'Your new job alert did not begin',
    heading: `You have ${alertsLimit} job alerts`,
    paragraphs: [
      `Somebody, most likely you, asked for another job alert for this address. It has ${alertsLimit} already, which is all there can be.`,
      'Stop one of them with the link at the end of its mails, or delete it on your page of job alerts, and ask again.',
    ],
    action: { label: 'See your job alerts', url: publicUrl + paths.jobsAlerts },
    footnote: 'The page is for members. Without an account, use the link in the mails of the alert to stop.',
  });
}
