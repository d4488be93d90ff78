import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';
import { reviewResultPath } from '@waymark/contract/paths';

export interface CritiqueRow {
  link_token: string | null;
  opened_by_customer: boolean;
  review_ready: boolean;
}

/** A review as its candidate sees it. The link is kept back until the review is ready. */
export function presentCritique(row: CritiqueRow | undefined, publicUrl: string): CritiqueDetail {
  if (!row) return null;
  return {
    reviewLink: reviewLinkOf(row, publicUrl),
    openedByCustomer: row.opened_by_customer ? 'true' : 'false',
    reviewReady: row.review_ready,
  };
}

/** Null while there is nothing to read, and for a link that was revoked. */
export function reviewLinkOf(
  { link_token: token, review_ready: isReady }: Pick<CritiqueRow, 'link_token' | 'review_ready'>,
  publicUrl: string,
): string | null {
  return isReady && token !== null ? publicUrl + reviewResultPath(token) : null;
}
