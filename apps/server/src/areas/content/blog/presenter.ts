import type { PostCard, PostPicture } from '@waymark/contract/content/posts';
import { coverSize } from '../constants.ts';
import { measureText, presentSizes } from './rules.ts';

export interface CardRow {
  id: string;
  slug: string | null;
  title: string;
  summary: string;
  body: string;
  category: string;
  published_at: Date | null;
  author_name: string | null;
  author_slug: string | null;
  cover_id: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_text: string | null;
  comments: number;
}

/** A post in lists. */
export function presentCard(row: CardRow): PostCard {
  const { author_name: name, author_slug: slug } = row;
  return {
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: name === null || slug === null ? null : { name, slug },
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    minutes: measureText(row.body).minutes,
    comments: row.comments,
    cover: presentCover(row),
  };
}

function presentCover(row: CardRow): PostPicture {
  const { cover_id: id, cover_width: width, cover_height: height, cover_text: text } = row;
  if (id === null || width === null || height === null) {
    return { url: `/api/blog-covers/${row.slug}`, srcSet: null, ...coverSize, alternativeText: '' };
  }
  const { url, srcSet } = presentSizes({ id, width, height });
  return { url, srcSet, width, height, alternativeText: text ?? '' };
}
