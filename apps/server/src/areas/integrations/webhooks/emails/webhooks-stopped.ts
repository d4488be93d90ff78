import { paths } from '@waymark/contract/paths';
import { msg, term } from '@waymark/contract/text/message';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Stopped {
  url: string;
  stop: 'gone' | 'failing' | 'behind';
  isOfBoard: boolean;
  publicUrl: string;
}

const reasons = {
  gone: msg`It answered that it is gone (410).`,
  failing: msg`It has accepted nothing for three days.`,
  behind: msg`It accepts less than there is to send, and more than 100,000 webhooks were waiting.`,
} as const;

/** Tells who owns a receiver of webhooks that nothing is sent to it any more, and how that is mended. */
export function webhooksStoppedMail(to: Recipient, { url, stop, isOfBoard, publicUrl }: Stopped): Mail {
  return composeMail(to, {
    kind: 'webhooks-stopped',
    facts: { host: new URL(url).host, reason: sayIn(to.language)(reasons[stop]) },
    subject: msg`A receiver of webhooks was switched off`,
    heading: greet('Your webhooks have stopped', to.firstName),
    paragraphs: [
      msg`Nothing more is sent to ${new URL(url).host}. ${term(reasons[stop])}`,
      msg`Repair the receiver, switch it on again, and resend what was given up: all of it is in the log for 30 days.`,
    ],
    action: {
      label: msg`See the log`,
      url: publicUrl + (isOfBoard ? paths.staffWebhookReceivers : paths.companyWebhooks),
    },
  });
}
