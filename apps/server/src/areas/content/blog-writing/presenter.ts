import type { StaffPost, StaffPostDetail, StaffPostPicture } from '@waymark/contract/content/writing';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Row = Selectable<Tables['blog_posts']> & { is_held: boolean };

/** A post for its authors; `authors` are names by id. */
export function presentPost(row: Row, authors: ReadonlyMap<string, string>): StaffPost {
  return {
    id: row.id,
    kind: row.kind,
    title: row.draft.title || row.title,
    state: row.state,
    slug: row.slug,
    hasChanges: row.state === 'published' && differs(row, authors),
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    isHeld: row.is_held,
    publishedAt: row.published_at?.toISOString() ?? null,
    savedAt: row.draft_saved_at.toISOString(),
  };
}

/** Whether the draft differs from the public post. */
function differs({ draft, ...row }: Row, authors: ReadonlyMap<string, string>): boolean {
  if (row.kind === 'page') return differsInText(draft, row) || draft.coverId !== row.cover_id;
  const author = row.author_id === null ? '' : (authors.get(row.author_id) ?? '');
  return (
    differsInText(draft, row) ||
    draft.category.trim() !== row.category ||
    draft.author.trim() !== author ||
    draft.coverId !== row.cover_id ||
    draft.tags.join('\n') !== row.tags.join('\n')
  );
}

function differsInText(draft: Row['draft'], row: Omit<Row, 'draft'>): boolean {
  return (
    draft.title.trim() !== row.title || draft.summary.trim() !== row.summary || draft.body.trim() !== row.body
  );
}

export function presentVersion(row: {
  id: string;
  number: number;
  title: string;
  created_at: Date;
}): StaffPostDetail['versions'][number] {
  return { id: row.id, number: row.number, title: row.title, at: row.created_at.toISOString() };
}

export function presentPicture(row: {
  id: string;
  width: number;
  height: number;
  alternative_text: string;
}): StaffPostPicture {
  return {
    id: row.id,
    url: `/api/blog-pictures/${row.id}`,
    width: row.width,
    height: row.height,
    alternativeText: row.alternative_text,
  };
}
