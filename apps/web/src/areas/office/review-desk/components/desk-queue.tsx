import type { DeskReview } from '@waymark/contract/office/review-desk';
import { deskReviewPath } from '@waymark/contract/paths';
import { reviewLists } from '@waymark/contract/resumes/choices/resume-review';
import type { ReviewList } from '@waymark/contract/resumes/choices/resume-review';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useNavigate, useRevalidator, Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError } from '../../../../lib/toasts.ts';
import type { Desk } from '../api/load-desk.ts';
import { moveReview } from '../api/move-review.ts';
import { deskPath, describeWait } from '../rules.ts';
import { DeskFigures } from './desk-figures.tsx';
import { TemplatesButton } from './templates-dialog.tsx';
import styles from './desk-queue.module.css';

const titles: Record<ReviewList, string> = {
  waiting: 'Nobody is waiting',
  mine: 'You have no request in hand',
  taken: 'No colleague is writing a review',
  published: 'No review is published yet',
};

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

/** Why nothing is listed, and the way on from there. */
function NoReviews({ show, waiting }: { show: ReviewList; waiting: number }) {
  if (show === 'waiting') {
    return (
      <EmptyState title={titles.waiting}>
        Whoever asks for a review stands here, the oldest request first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={titles[show]}
      actions={
        waiting > 0 && (
          <ButtonLink to={deskPath({ show: 'waiting', page: 1 })}>
            {plural(waiting, 'request waits', 'requests wait')}
          </ButtonLink>
        )
      }
    />
  );
}

interface QueueTableProps {
  reviews: readonly DeskReview[];
  show: ReviewList;
  pending: string | undefined;
  onTake: (reviewId: string) => void;
}

function QueueTable({ reviews, show, pending, onTake }: QueueTableProps) {
  const since = show === 'published' ? 'Published' : 'Waiting';
  const columns = [
    { name: 'Candidate' },
    { name: 'Resume' },
    { name: since },
    ...(show === 'taken' ? [{ name: 'Reviewer' }] : []),
    { name: 'Actions', unnamed: true },
  ];
  return (
    <DataTable columns={columns}>
      {reviews.map((review) => (
        <tr key={review.id}>
          <th scope="row">
            <Who review={review} />
          </th>
          <td data-label="Resume">{review.resumeName}</td>
          <td className={styles['wait']} data-label={since}>
            {show === 'published' ? <Published review={review} /> : <Wait review={review} />}
          </td>
          {show === 'taken' && <td data-label="Reviewer">{review.claim?.reviewer}</td>}
          <td className={styles['action']}>
            <RowAction review={review} pending={pending === review.id} onTake={onTake} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Who({ review: { id, candidate, jobTitle, round, publication, isOpen } }: { review: DeskReview }) {
  return (
    <span className={styles['who']}>
      <span>
        <Link className={styles['name']} to={deskReviewPath(id)}>
          {candidate}
        </Link>{' '}
        {round > 1 && <Badge>Round {round}</Badge>} {publication && isOpen && <Badge>Opened again</Badge>}
      </span>
      {jobTitle && <span className={styles['quiet']}>{jobTitle}</span>}
    </span>
  );
}

function Wait({ review }: { review: DeskReview }) {
  const { waited, due, isLate } = describeWait(review);
  return (
    <span className={styles['who']}>
      <span>{waited}</span>
      <span className={styles[isLate ? 'late' : 'quiet']}>{due}</span>
    </span>
  );
}

function Published({ review: { publication } }: { review: DeskReview }) {
  if (!publication) return null;
  return (
    <span className={styles['who']}>
      <span>{formatSince(publication.publishedAt)}</span>
      <span className={styles['quiet']}>by {publication.reviewer ?? 'somebody who has left'}</span>
    </span>
  );
}

function RowAction({
  review: { id, claim, isOpen, candidate },
  pending,
  onTake,
}: {
  review: DeskReview;
  pending: boolean;
  onTake: (reviewId: string) => void;
}) {
  if (!isOpen || claim?.isMine) {
    return (
      <ButtonLink variant="secondary" to={deskReviewPath(id)} aria-label={`Open the review of ${candidate}`}>
        {claim ? 'Go on' : 'Open'}
      </ButtonLink>
    );
  }
  if (claim && !claim.isStale) return null;
  return (
    <Button
      variant="secondary"
      pending={pending}
      onClick={() => onTake(id)}
      aria-label={`${claim ? 'Take over' : 'Take'} the review of ${candidate}`}
    >
      {claim ? 'Take over' : 'Take'}
    </Button>
  );
}
