import type { ReviewList } from '@waymark/contract/resumes/choices/resume-review';
import { deskReviewPath } from '@waymark/contract/paths';
import type { DeskReview } from '@waymark/contract/office/review-desk';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { describeWait } from '../rules.ts';
import styles from './desk-queue.module.css';

interface QueueTableProps {
  reviews: readonly DeskReview[];
  show: ReviewList;
  pending: string | undefined;
  onTake: (reviewId: string) => void;
}

export function QueueTable({ reviews, show, pending, onTake }: QueueTableProps) {
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
