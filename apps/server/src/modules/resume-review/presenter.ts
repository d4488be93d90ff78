import type { CritiqueDetail } from '@waymark/contract/resume-review';

export interface CritiqueRow {
  review_link: string | null;
  opened_by_customer: boolean;
  review_ready: boolean;
}

/** A review as its candidate sees it. The link is kept back until the review is ready. */
export function presentCritique(row: CritiqueRow | undefined): CritiqueDetail {
  if (!row) return null;
  return {
    reviewLink: row.review_ready ? row.review_link : null,
    openedByCustomer: row.opened_by_customer ? 'true' : 'false',
    reviewReady: row.review_ready,
  };
}
