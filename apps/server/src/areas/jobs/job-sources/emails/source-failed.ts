import { msg, term, type Message } from '@waymark/contract/text/message';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Failing {
  host: string;
  failure: Message;
  failures: number;
  page: string;
}

/** Says that a source of postings fails, and what happens meanwhile. */
export function sourceFailedMail(to: Recipient, { host, failure, failures, page }: Failing): Mail {
  return composeMail(to, {
    kind: 'source-failed',
    facts: { host, failure: sayIn(to.language)(failure), failures: String(failures) },
    subject: msg`Postings from ${host} do not come in`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`We have asked ${host} for postings ${failures} times, and it failed each time. The last time: ${term(failure)}`,
      msg`Postings that came in before stay as they are. We go on asking, less often each time, and write to you when it works again.`,
    ],
    action: { label: msg`See the source`, url: page },
  });
}
