import { trashDays } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { manageJobPath } from '../rules.ts';

interface NoJobsProps {
  query: ManagedJobsQuery;
  /** Whether the list has none, whatever is asked for. */
  isEmpty: boolean;
  total: number;
  /** For whoever may post. */
  postLink: ReactNode;
}

/** Why nothing is listed, and the way on from there. */
export function NoJobs({ query, isEmpty, total, postLink }: NoJobsProps) {
  const { list } = query;
  if (isEmpty && list === 'trash') {
    return (
      <EmptyState title="The trash is empty">
        Jobs that you move here are closed for seekers at once. They are deleted after {trashDays} days; those
        that somebody applied for stay.
      </EmptyState>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState title="Your company has no jobs here yet" actions={postLink}>
        What you post is listed here, with who looked at it and who applied.
      </EmptyState>
    );
  }
  const [title, label] =
    total > 0 ? ['The list ends before this page', 'Go to its start'] : ['No job is like that', 'Show all'];
  const to = manageJobPath(total > 0 ? { ...query, page: 1 } : { list, sort: query.sort });
  return <EmptyState title={title} actions={<ButtonLink to={to}>{label}</ButtonLink>} />;
}
