import { localeOf } from '@waymark/contract/text/locales';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { ownReviewsPath } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
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
  const { language } = to;
  const by = reviewer ?? sayIn(language)`One of our reviewers`;
  return composeMail(to, {
    kind: 'review-published',
    facts: { reviewer: by },
    subject: msg`Your resume review is ready`,
    heading: greet('Your review is ready', to.firstName),
    paragraphs: [
      msg`${by} has read your resume from the first line to the last and written down what works, and what to change before an employer sees it.`,
      secondRoundUntil
        ? msg`Work through it at your own pace: until ${formatDay(board.words, secondRoundUntil, localeOf(language, board.country))} you can send the better version for a second round.`
        : msg`Work through it at your own pace.`,
    ],
    action:
      reviewLink === null
        ? { label: msg`Sign in and read it`, url: publicUrl + ownReviewsPath }
        : { label: msg`Read the review`, url: reviewLink },
    footnote:
      reviewLink === null
        ? msg`The review is in your profile.`
        : msg`Anyone with this link can read the review. In your profile you can renew or revoke it.`,
  });
}
