import { subscriptionLinkHours } from '@waymark/contract/content/choices';
import { issuePath, paths } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';

/** Carries the confirmation link: the address may be a stranger’s. */
export function confirmNewsletterMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-newsletter',
    subject: msg`Confirm your newsletter`,
    heading: msg`One press, and the newsletter comes to you`,
    paragraphs: [
      msg`Someone, most likely you, asked for the newsletter of ${board.settings.name} at this address.`,
    ],
    action: { label: msg`Send me the newsletter`, url: link },
    footnote: msg`The link works for ${subscriptionLinkHours / 24} days. If it was not you, ignore this mail: no newsletter comes, and we forget the address.`,
  });
}

/** Tells a subscriber who asks again; the page, which anyone can see, does not reveal it. */
export function newsletterKnownMail(to: MailRecipient, stopSecret: string, publicUrl: string): Mail {
  const stop = new URLSearchParams({ stop: stopSecret });
  return composeMail(to, {
    kind: 'newsletter-known',
    subject: msg`You already get the newsletter`,
    heading: msg`You already get the newsletter`,
    paragraphs: [
      msg`Someone, most likely you, asked for the newsletter of ${board.settings.name} at this address. It already comes here, so there is nothing to do.`,
    ],
    action: { label: msg`Read what was sent`, url: publicUrl + paths.newsletter },
    links: [{ label: msg`Stop the newsletter`, url: `${publicUrl}${paths.newsletterSubscription}?${stop}` }],
  });
}

export interface MailedIssue {
  title: string;
  summary: string;
  /** As HTML that is safe, and as plain text. */
  body: { html: string; text: string };
  slug: string;
  publicUrl: string;
}

/** An issue with unsubscribe links and headers (RFC 2369, RFC 8058). */
export function issueMail(to: MailRecipient, stopSecret: string, issue: MailedIssue): Mail {
  const { publicUrl, slug } = issue;
  const stop = encodeURIComponent(stopSecret);
  const mail = compose(to, issue, {
    subject: issue.title,
    footnote: msg`You get the newsletter of ${board.settings.name} because you confirmed that you want it.`,
    links: [
      { label: msg`Read it on the web`, url: publicUrl + issuePath(slug) },
      { label: msg`Stop the newsletter`, url: `${publicUrl}${paths.newsletterSubscription}?stop=${stop}` },
    ],
  });
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The same for its author, without an unsubscribe link and page. */
export function testMail(to: string | MailRecipient, issue: Omit<MailedIssue, 'slug'>): Mail {
  return compose(to, issue, {
    subject: msg`Test: ${issue.title}`,
    footnote: msg`This is a test, and only you got it. In the real mail, this line says why the recipient gets it.`,
    links: [{ label: msg`What was sent before`, url: issue.publicUrl + paths.newsletter }],
  });
}

interface Frame {
  subject: Message;
  footnote: Message;
  links: { label: Message; url: string }[];
}

function compose(
  to: string | MailRecipient,
  { title, summary, body }: Omit<MailedIssue, 'slug'>,
  frame: Frame,
): Mail {
  const facts = { title };
  return composeMail(to, {
    kind: 'newsletter',
    facts,
    heading: title,
    paragraphs: [summary],
    body,
    ...frame,
  });
}
