import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

/** A picture as a page shows it: its place is kept free. */
export interface PostPicture {
  url: string;
  /** As `srcset` has it; null for a drawing, which has one size for all. */
  srcSet: string | null;
  width: number;
  height: number;
  /** Empty for what only adorns. */
  alternativeText: string;
}

export interface PostCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  category: string;
  author: { slug: string; name: string } | null;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Of reading. */
  minutes: number;
  comments: number;
  cover: PostPicture;
}

/** A comment that staff has let through. */
export interface PostComment {
  id: string;
  /** What it answers; null for the post itself. */
  parentId: string | null;
  /** Empty where its author has been erased. */
  name: string;
  url: string;
  text: string;
  byStaff: boolean;
  at: string;
}

export interface PostDetail extends PostCard {
  tags: readonly string[];
  authorLine: string;
  /** When readers' text last changed. */
  changedAt: string;
  /** Sanitised. */
  html: string;
  /** Where a long post leads within itself; none for a short one. */
  contents: readonly { id: string; text: string }[];
  related: readonly PostCard[];
}

/** What a list of posts is of; everything may be empty. `month` as 2026-04. */
export interface PostFilter {
  q: string;
  category: string;
  tag: string;
  author: string;
  month: string;
}

export interface PostList {
  posts: readonly PostCard[];
  total: number;
  /** Whom the list is of, where it is of one author. */
  author: { name: string; line: string } | null;
}

/** What stands beside posts. */
export interface BlogSidebar {
  recent: readonly PostCard[];
  categories: readonly { name: string; count: number }[];
  tags: readonly { name: string; count: number }[];
  /** The newest first, as 2026-04. */
  months: readonly { month: string; count: number }[];
}

/** What pages ask of the blog (J-1, J-2, J-3). */
export interface BlogData {
  listPosts(filter: PostFilter, page: number, pageSize: number): Promise<PostList>;
  getSidebar(): Promise<BlogSidebar>;
  /** Null for none that ever was public. */
  findPost(slug: string): Promise<PostDetail | 'withdrawn' | null>;
  /** Oldest first. */
  listComments(postId: string): Promise<readonly PostComment[]>;
  /** The newest posts. */
  listTeasers(): Promise<readonly PostCard[]>;
}

export const postSlug = z
  .string()
  .max(80)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Please use small letters, digits and hyphens, for example two-questions.',
  );

export const postEndpoints = defineEndpoints({
  'GET /blog-covers/:name': {
    summary: 'The drawn cover of a post',
    params: z.object({ name: postSlug }),
    answer: { file: 'image/svg+xml' },
  },
  'GET /blog-pictures/:pictureId': {
    summary: 'A picture of a post, in the size nearest to the width that is asked for',
    params: z.object({ pictureId: z.uuid() }),
    query: z.strictObject({ width: z.coerce.number().int().min(1).max(10_000).optional() }),
    answer: { file: 'image/webp' },
  },
});
