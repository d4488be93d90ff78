import { subscriptionLinkHours } from '@waymark/contract/content/choices';
import { sendableIssueSchema, type IssueDraft, type SendableIssue } from '@waymark/contract/content/issues';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** Mails with a link to one address while a link is valid. */
const linksLimit = 3;

export const emptyDraft: IssueDraft = { title: '', summary: '', body: '' };

/** The complete fields of an issue. Throws `invalid_input` with every missing field. */
export function requireSendable(draft: IssueDraft): SendableIssue {
  const parsed = sendableIssueSchema.safeParse(draft);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  throw invalidFields(Object.fromEntries(problems.toReversed()));
}

interface MailedLinks {
  links_sent: number;
  links_sent_since: Date | null;
}

/** The counts with one more mail; undefined at the limit. */
export function countLink(
  { links_sent: mailed, links_sent_since: since }: MailedLinks,
  now: Date,
): MailedLinks | undefined {
  const isOver = since === null || now.getTime() - since.getTime() > subscriptionLinkHours * 3_600_000;
  if (isOver) return { links_sent: 1, links_sent_since: now };
  return mailed < linksLimit ? { links_sent: mailed + 1, links_sent_since: since } : undefined;
}

/**
 * Whether a permanent refusal concerns the address: the mailbox is missing or closed (RFC 3463, 5.1.x and
 * 5.2.x, else the reply code). Refusals of sender, policy or content must not unsubscribe everyone.
 */
export function isAboutAddress(reason: string): boolean {
  const detailed = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(reason);
  if (detailed) {
    const [, subject, detail] = detailed.map(Number);
    // 5.1.7 and 5.1.8 are about the sender's address, 5.2.3 about the length of the mail.
    return (subject === 1 && detail !== 7 && detail !== 8) || (subject === 2 && detail !== 3);
  }
  return /(?:^|\s)(?:550|551|553)\b/.test(reason);
}
