import type { ReviewList } from '@waymark/contract/resumes/choices/resume-review';
import { plural } from '@waymark/contract/text/format-count';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { deskPath } from '../rules.ts';

const titles: Record<ReviewList, string> = {
  waiting: 'Nobody is waiting',
  mine: 'You have no request in hand',
  taken: 'No colleague is writing a review',
  published: 'No review is published yet',
};

/** Why nothing is listed, and the way on from there. */
export function NoReviews({ show, waiting }: { show: ReviewList; waiting: number }) {
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
