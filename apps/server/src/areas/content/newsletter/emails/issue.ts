import { issuePath, paths } from '@waymark/contract/paths';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

export interface MailedIssue {
  title: string;
  summary: string;
  /** As HTML that is safe, and as plain text. */
  body: { html: string; text: string };
  slug: string;
  publicUrl: string;
}

/**
 * Brings an issue to a subscriber. It says how to stop it, to people and to their mail programs (RFC 2369, RFC 8058).
 */
export function issueMail(to: string, stopSecret: string, issue: MailedIssue): Mail {
  const { publicUrl, slug } = issue;
  const stop = encodeURIComponent(stopSecret);
  const mail = compose(to, issue, {
    subject: issue.title,
    footnote: `You get the newsletter of ${board.settings.name} because you confirmed that you want it.`,
    links: [
      { label: 'Read it on the web', url: publicUrl + issuePath(slug) },
      { label: 'Stop the newsletter', url: `${publicUrl}${paths.newsletterSubscription}?stop=${stop}` },
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

/** The same for whoever writes it: there is nothing to stop yet, and no page. */
export function testMail(to: string, issue: Omit<MailedIssue, 'slug'>): Mail {
  return compose(to, issue, {
    subject: `Test: ${issue.title}`,
    footnote:
      'This is a test, and only you got it. In place of this line stands why somebody gets the newsletter.',
    links: [{ label: 'What was sent before', url: issue.publicUrl + paths.newsletter }],
  });
}

interface Frame {
  subject: string;
  footnote: string;
  links: { label: string; url: string }[];
}

function compose(to: string, { title, summary, body }: Omit<MailedIssue, 'slug'>, frame: Frame): Mail {
  return composeMail(to, { kind: 'newsletter', heading: title, paragraphs: [summary], body, ...frame });
}
