import { paths } from '@waymark/contract/paths';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/** Proves to an administrator that the board can send mail. */
export function testMail(to: string, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'test-mail',
    subject: `A test of ${board.settings.name}`,
    heading: 'The mail works',
    paragraphs: ['You asked for this test. It has reached you, and so do the other mails of the board.'],
    action: { label: 'Go on with the first steps', url: publicUrl + paths.staffFirstSteps },
  });
}
