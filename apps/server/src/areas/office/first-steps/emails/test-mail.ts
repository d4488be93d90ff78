import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';

/** Proves to an administrator that the board can send mail. */
export function testMail(to: MailRecipient, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'test-mail',
    subject: msg`A test of ${board.settings.name}`,
    heading: msg`The mail works`,
    paragraphs: [msg`You asked for this test. It has reached you, and so do the other mails of the board.`],
    action: { label: msg`Go on with the first steps`, url: publicUrl + paths.staffFirstSteps },
  });
}
