import type { DeskPage, DeskQuery, DeskReview, ReviewFigures } from '@waymark/contract/office/review-desk';
import { deskReviewPath } from '@waymark/contract/paths';
import { reviewLists, type ReviewList } from '@waymark/contract/resumes/choices';
import { msg, plural, meaning } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate, useRevalidator, Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { DeskList } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { deskPath, describeWait } from '../rules.ts';
import { DeskFigures } from './desk-figures.tsx';
import styles from './desk-queue.module.css';
import { TemplatesButton } from './templates-dialog.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const titles: Record<ReviewList, string> = {
  waiting: msg`No request is waiting`,
  mine: msg`You have no request in hand`,
  taken: msg`No colleague is writing a review`,
  published: msg`No review is published yet`,
};

interface DeskQueueProps {
  query: DeskQuery;
  reviews: DeskPage;
  /** Null when they could not be counted: the queue works without them. */
  figures: ReviewFigures | null;
}

/** Requests that wait, that are being reviewed, and published reviews (L-10). */
export function DeskQueue({ query, reviews, figures }: DeskQueueProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string>();
  const { data, counts, page } = reviews;

  async function take(reviewId: string) {
    setPending(reviewId);
    try {
      await callApi('POST /staff/reviews/:reviewId/claim', { params: { reviewId } });
      await navigate(deskReviewPath(reviewId));
    } catch (failure) {
      // A colleague was faster: the list needs to be loaded again.
      showFailed(failure);
      await revalidate();
    } finally {
      setPending(undefined);
    }
  }

  const [oldest] = query.show === 'waiting' && page === 1 ? data : [];
  return (
    <>
      <DeskList
        title={say`Resume reviews`}
        tools={
          <div className={ui['wrap3']}>
            <TemplatesButton />
            {oldest && (
              <Button pending={pending === oldest.id} onClick={() => void take(oldest.id)}>
                {say`Take the oldest`}
              </Button>
            )}
          </div>
        }
        tabs={{
          label: say`Lists of reviews`,
          choices: reviewLists.map((list) => ({ ...list, count: counts[list.value] })),
          show: query.show,
          pathOf: (show) => deskPath({ show, page: 1 }),
        }}
        list={reviews}
        pathOfPage={(number) => deskPath({ ...query, page: number })}
        empty={<NoReviews show={query.show} waiting={counts.waiting} />}
      >
        <QueueTable reviews={data} show={query.show} pending={pending} onTake={(id) => void take(id)} />
      </DeskList>
      {figures && <DeskFigures figures={figures} />}
    </>
  );
}

/** An empty list, with a link to the requests that wait. */
function NoReviews({ show, waiting }: { show: ReviewList; waiting: number }) {
  const say = useSay();
  if (show === 'waiting') {
    return (
      <EmptyState
        title={titles.waiting}
      >{say`Requests for a review stand here, the oldest first.`}</EmptyState>
    );
  }
  return (
    <EmptyState
      title={titles[show]}
      actions={
        waiting > 0 && (
          <ButtonLink to={deskPath({ show: 'waiting', page: 1 })}>
            {say`${plural(waiting, 'request waits', 'requests wait')}`}
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
  const say = useSay();
  const since = show === 'published' ? say`Published` : say`Waiting`;
  const columns = [
    { name: msg`Candidate` },
    { name: msg`Resume` },
    { name: since },
    ...(show === 'taken' ? [{ name: say`Reviewer` }] : []),
    { name: msg`Actions`, unnamed: true },
  ];
  return (
    <DataTable columns={columns}>
      {reviews.map((review) => (
        <tr key={review.id}>
          <th scope="row">
            <Who review={review} />
          </th>
          <td data-label={say`Resume`}>{review.resumeName}</td>
          <td className={styles['wait']} data-label={since}>
            {show === 'published' ? <Published review={review} /> : <Wait review={review} />}
          </td>
          {show === 'taken' && <td data-label={say`Reviewer`}>{review.claim?.reviewer}</td>}
          <td className={styles['action']}>
            <RowAction review={review} pending={pending === review.id} onTake={onTake} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Who({ review: { id, candidate, jobTitle, round, publication, isOpen } }: { review: DeskReview }) {
  const say = useSay();
  return (
    <span className={styles['who']}>
      <span>
        <Link className={styles['name']} to={deskReviewPath(id)}>
          {candidate}
        </Link>{' '}
        {round > 1 && <Badge>{say`Round ${round}`}</Badge>}{' '}
        {publication && isOpen && <Badge>{say`Opened again`}</Badge>}
      </span>
      {jobTitle && (
        <span className={styles['quiet']} dir="auto">
          {jobTitle}
        </span>
      )}
    </span>
  );
}

function Wait({ review }: { review: DeskReview }) {
  const say = useSay();
  const { waited, due, isLate } = describeWait(review);
  return (
    <span className={styles['who']}>
      <span>{say(waited)}</span>
      <span className={styles[isLate ? 'late' : 'quiet']}>{say(due)}</span>
    </span>
  );
}

function Published({ review: { publication } }: { review: DeskReview }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (!publication) return null;
  return (
    <span className={styles['who']}>
      <span>{formatSince(words, publication.publishedAt, locale)}</span>
      <span className={styles['quiet']}>
        {publication.reviewer ? say`by ${publication.reviewer}` : say`by a former colleague`}
      </span>
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
  const say = useSay();
  if (!isOpen || claim?.isMine) {
    return (
      <ButtonLink
        variant="secondary"
        to={deskReviewPath(id)}
        aria-label={say`Open the review of ${candidate}`}
      >
        {claim ? say`Go on` : say`Open${meaning('verb: to open')}`}
      </ButtonLink>
    );
  }
  if (claim && !claim.isStale) return null;
  return (
    <Button
      variant="secondary"
      pending={pending}
      onClick={() => onTake(id)}
      aria-label={claim ? say`Take over the review of ${candidate}` : say`Take the review of ${candidate}`}
    >
      {claim ? say`Take over${meaning('work of a colleague')}` : say`Take${meaning('work to do')}`}
    </Button>
  );
}
