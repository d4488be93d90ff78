import { commentLinkHours } from '@waymark/contract/content/choices/blog';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/**
 * Asks whether answers to a comment may be mailed. Anybody's address could have been typed: nothing that was typed is
 * in it, and nothing more comes without an answer.
 */
export function confirmAnswersMail(to: string, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-comment-answers',
    subject: 'Hear of answers to your comment',
    heading: 'Your comment is on the page',
    paragraphs: [
      'Somebody, most likely you, wrote a comment on one of our posts and asked to hear of answers at this address.',
    ],
    action: { label: 'Mail me when somebody answers', url: link },
    footnote: `The link works for ${commentLinkHours / 24} days. If it was not you, ignore this mail: we send nothing more.`,
  });
}
