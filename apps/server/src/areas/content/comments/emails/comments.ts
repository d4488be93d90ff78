import { commentLinkHours } from '@waymark/contract/content/choices';
import { paths, postPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface Answered {
  /** Of the post, which is ours. */
  title: string;
  slug: string;
  commentId: string;
  stopSecret: string;
  publicUrl: string;
}

/** Tells an author about an answer, whose text is only on the page: no stranger’s text is mailed. */
export function answeredMail(to: string, { title, slug, commentId, stopSecret, publicUrl }: Answered): Mail {
  const token = encodeURIComponent(stopSecret);
  const mail = composeMail(to, {
    kind: 'comment-answered',
    facts: { post: title },
    subject: msg`There is an answer to your comment on “${title}”`,
    heading: msg`Someone has answered your comment`,
    paragraphs: [msg`It is about the post “${title}”.`],
    action: { label: msg`Read the answer`, url: `${publicUrl}${postPath(slug)}#comment-${commentId}` },
    footnote: msg`You asked to hear of answers to this comment.`,
    links: [{ label: msg`Stop these mails`, url: `${publicUrl}${paths.commentAnswers}?stop=${token}` }],
  });
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/blog-comments/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Asks to confirm mails about answers. The address may be a stranger’s: no typed text is in it. */
export function confirmAnswersMail(to: string, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-comment-answers',
    subject: msg`Hear of answers to your comment`,
    heading: msg`Your comment is on the page`,
    paragraphs: [
      msg`Someone, most likely you, wrote a comment on one of our posts and asked to hear of answers at this address.`,
    ],
    action: { label: msg`Mail me when someone answers`, url: link },
    footnote: msg`The link works for ${commentLinkHours / 24} days. If it was not you, ignore this mail: we send nothing more.`,
  });
}
