import { reviewLists } from '@waymark/contract/resumes/choices/resume-review';
import { deskReviewPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import type { Desk } from '../api/load-desk.ts';
import { moveReview } from '../api/move-review.ts';
import { deskPath } from '../rules.ts';
import styles from './desk-queue.module.css';
import { DeskFigures } from './desk-figures.tsx';
import { NoReviews } from './no-reviews.tsx';
import { QueueTable } from './queue-table.tsx';
import { TemplatesButton } from './templates-dialog.tsx';

/** What waits for a review, what is being read, and what was published (L-10). */
export function DeskQueue({ query, reviews, figures }: Desk) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string>();
  const { data, counts, total, page, pageSize } = reviews;

  async function take(reviewId: string) {
    setPending(reviewId);
    try {
      await moveReview('claim', reviewId);
      await navigate(deskReviewPath(reviewId));
    } catch (failure) {
      // A colleague was faster: the list says who waits now.
      showError(messageOf(failure));
      await revalidate();
    } finally {
      setPending(undefined);
    }
  }

  const [oldest] = query.show === 'waiting' && page === 1 ? data : [];
  return (
    <>
      <PageHeading
        tools={
          <div className={styles['tools']}>
            <TemplatesButton />
            {oldest && (
              <Button pending={pending === oldest.id} onClick={() => void take(oldest.id)}>
                Take the oldest
              </Button>
            )}
          </div>
        }
      >
        Resume reviews
      </PageHeading>
      <TabLinks
        label="Lists of reviews"
        tabs={reviewLists.map(({ value, label }) => ({
          label,
          to: deskPath({ show: value, page: 1 }),
          isCurrent: value === query.show,
          count: counts[value],
        }))}
      />
      {data.length > 0 ? (
        <QueueTable reviews={data} show={query.show} pending={pending} onTake={(id) => void take(id)} />
      ) : (
        <NoReviews show={query.show} waiting={counts.waiting} />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(number) => deskPath({ ...query, page: number })}
      />
      {figures && <DeskFigures figures={figures} />}
    </>
  );
}
