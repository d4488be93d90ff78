import type { IssueCard } from '@waymark/contract/content/archive';
import type { IssueFigures, StaffIssue } from '@waymark/contract/content/issues';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Row = Selectable<Tables['newsletter_issues']> & { is_held: boolean };

const nothing = { sent: 0, waiting: 0, failed: 0, stopped: 0 };

/** An issue as those see it who write it. */
export function presentIssue(row: Row, figures: Omit<IssueFigures, 'receivers'> = nothing): StaffIssue {
  return {
    id: row.id,
    title: row.state === 'draft' ? row.draft.title : row.title,
    state: row.state,
    slug: row.slug,
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    isHeld: row.is_held,
    startedAt: row.started_at?.toISOString() ?? null,
    savedAt: row.draft_saved_at.toISOString(),
    figures: row.state === 'draft' ? null : { receivers: row.receivers, ...figures },
  };
}

/** An issue as readers see it in a list. */
export function presentCard(row: Pick<Row, 'slug' | 'title' | 'summary' | 'started_at'>): IssueCard {
  return {
    slug: row.slug ?? '',
    title: row.title,
    summary: row.summary,
    sentAt: (row.started_at ?? new Date(0)).toISOString(),
  };
}
