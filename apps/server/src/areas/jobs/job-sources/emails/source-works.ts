import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Says that a source of postings works again. */
export function sourceWorksMail(to: Recipient, { host, page }: { host: string; page: string }): Mail {
  return composeMail(to, {
    kind: 'source-works',
    facts: { host },
    subject: msg`Postings from ${host} come in again`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`${host} answers again, and its postings are up to date.`],
    action: { label: msg`See the source`, url: page },
  });
}
