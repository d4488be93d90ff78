import { ownReviewsPath } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface PublishedReview {
  /** Null where the mail must not carry it: the address is not proven, or the link is revoked. */
  reviewLink: string | null;
  /** Null for one who has left. */
  reviewer: string | null;
  /** Null after the last round, and once the time is over. */
  secondRoundUntil: Date | null;
  publicUrl: string;
}

/** Tells a candidate that the review of their resume is there. */
export function reviewPublishedMail(
  to: Recipient,
  { reviewLink, reviewer, secondRoundUntil, publicUrl }: PublishedReview,
): Mail {
  const by = reviewer === null ? 'One of our reviewers' : reviewer;
  return composeMail(to, {
    kind: 'review-published',
    facts: { reviewer: by },
    subject: 'Your resume review is ready',
    heading: greet('Your review is ready', to.firstName, ', '),
    paragraphs: [
      `${by} has read your resume from the first line to the last and written down what works, and what to change before an employer sees it.`,
      secondRoundUntil
        ? `Work through it at your own pace: until ${formatDay(board.words, secondRoundUntil)} you can send the better version for a second round.`
        : 'Work through it at your own pace.',
    ],
    action:
      reviewLink === null
        ? { label: 'Sign in and read it', url: publicUrl + ownReviewsPath }
        : { label: 'Read the review', url: reviewLink },
    footnote:
      reviewLink === null
        ? 'The review is in your profile.'
        : 'Anyone with this link can read the review. In your profile you can renew or revoke it.',
  });
}
