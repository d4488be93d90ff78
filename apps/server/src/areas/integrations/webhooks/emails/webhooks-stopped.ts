import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Stopped {
  url: string;
  stop: 'gone' | 'failing' | 'behind';
  isOfBoard: boolean;
  publicUrl: string;
}

const reasons = {
  gone: 'It answered that it is gone (410).',
  failing: 'It has taken nothing for three days.',
  behind: 'It takes less than there is to send, and more than 100,000 webhooks waited.',
} as const;

/** Tells who owns a receiver of webhooks that nothing is sent to it any more, and how that is mended. */
export function webhooksStoppedMail(to: Recipient, { url, stop, isOfBoard, publicUrl }: Stopped): Mail {
  return composeMail(to, {
    kind: 'webhooks-stopped',
    facts: { host: new URL(url).host, reason: reasons[stop] },
    subject: msg`A receiver of webhooks was switched off`,
    heading: greet('Your webhooks have stopped', to.firstName, ', '),
    paragraphs: [
      msg`Nothing is sent any more to ${new URL(url).host}. ${reasons[stop]}`,
      msg`Mend the receiver, switch it on again, and send once more what was given up: all of it is in the log for 30 days.`,
    ],
    action: {
      label: msg`See the log`,
      url: publicUrl + (isOfBoard ? paths.staffWebhookReceivers : paths.companyWebhooks),
    },
  });
}
