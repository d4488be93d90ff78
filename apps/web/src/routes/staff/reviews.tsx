import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { getReview } from '../../areas/office/review-desk/api/get-review.ts';
import { loadDesk } from '../../areas/office/review-desk/api/load-desk.ts';
import { DeskQueue } from '../../areas/office/review-desk/components/desk-queue.tsx';
import { readDeskQuery } from '../../areas/office/review-desk/rules.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Resume reviews');

/** Its own script: who looks at the queue does not wait for what draws pages. */
const importEditor = () => import('../../areas/office/review-desk/components/review-editor.tsx');
const ReviewEditor = lazyComponent(async () => (await importEditor()).ReviewEditor);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('staff', pathname))) return {};
  const reviewId = searchParams.get('review');
  if (!reviewId) return { desk: await loadDesk(readDeskQuery(searchParams)) };
  // Both on their way at once.
  void importEditor();
  return { review: await getReview(reviewId) };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffReviews() {
  const { desk, review } = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="reviewer" isWide isFocused={review !== undefined}>
      {desk && <DeskQueue {...desk} />}
      {review && (
        <ReviewEditor
          // In other hands it is another form: what is shown begins with what the server has then.
          key={`${review.id} ${review.isOpen} ${review.claim?.isMine}`}
          review={review}
        />
      )}
    </StaffArea>
  );
}
