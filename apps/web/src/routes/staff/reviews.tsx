import type { DeskQuery } from '@waymark/contract/office/review-desk';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { DeskQueue } from '../../areas/office/review-desk/components/desk-queue.tsx';
import { readDeskQuery } from '../../areas/office/review-desk/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(loaderData?.review ? msg`Review of ${loaderData.review.resumeName}` : msg`Resume reviews`);

/** Loaded apart: the queue does not need the parts that draw pages. */
const importEditor = () => import('../../areas/office/review-desk/components/review-editor.tsx');
const ReviewEditor = lazyComponent(async () => (await importEditor()).ReviewEditor);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('staff', pathname))) return {};
  const reviewId = searchParams.get('review');
  if (!reviewId) return { desk: await loadDesk(readDeskQuery(searchParams)) };
  // The script loads while the review does.
  void importEditor();
  const { data } = await callApi('GET /staff/reviews/:reviewId', { params: { reviewId } });
  return { review: data };
}

async function loadDesk(query: DeskQuery) {
  const [reviews, figures] = await Promise.all([
    callApi('GET /staff/reviews', { query }),
    callApi('GET /staff/reviews/figures').then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  return { query, reviews, figures };
}

export default function StaffReviews() {
  const { desk, review } = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="reviewer" isWide isFocused={review !== undefined}>
      {desk && <DeskQueue {...desk} />}
      {review && (
        <ReviewEditor
          // When the reviewer changes, the form starts from what the server has.
          key={`${review.id} ${review.isOpen} ${review.claim?.isMine}`}
          review={review}
        />
      )}
    </StaffArea>
  );
}
