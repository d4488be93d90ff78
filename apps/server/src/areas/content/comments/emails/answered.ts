import { paths, postPath } from '@waymark/contract/paths';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface Answered {
  /** Of the post, which is ours. */
  title: string;
  slug: string;
  commentId: string;
  stopSecret: string;
  publicUrl: string;
}

/**
 * Tells whoever commented that somebody has answered. What was answered stands on the page: no stranger's words are
 * mailed.
 */
export function answeredMail(to: string, { title, slug, commentId, stopSecret, publicUrl }: Answered): Mail {
  const token = encodeURIComponent(stopSecret);
  const mail = composeMail(to, {
    kind: 'comment-answered',
    subject: `There is an answer to your comment on “${title}”`,
    heading: 'Somebody has answered your comment',
    paragraphs: [`It is about the post “${title}”.`],
    action: { label: 'Read the answer', url: `${publicUrl}${postPath(slug)}#comment-${commentId}` },
    footnote: 'You asked to hear of answers to this comment.',
    links: [{ label: 'Stop these mails', url: `${publicUrl}${paths.commentAnswers}?stop=${token}` }],
  });
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/blog-comments/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
