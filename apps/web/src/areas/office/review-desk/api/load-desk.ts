import type { DeskPage, DeskQuery, ReviewFigures } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

export interface Desk {
  query: DeskQuery;
  reviews: DeskPage;
  /** Null where they could not be counted: the queue can be worked on all the same. */
  figures: ReviewFigures | null;
}

export async function loadDesk(query: DeskQuery): Promise<Desk> {
  const [reviews, figures] = await Promise.all([
    callApi('GET /staff/reviews', { query }),
    callApi('GET /staff/reviews/figures').then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  return { query, reviews, figures };
}
