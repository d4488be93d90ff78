import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { fixed } from '../text/say.ts';
import type { Language } from '../text/languages.ts';

/** A picture, with the size that keeps the layout still. */
export interface PostPicture {
  url: string;
  /** The `srcset`; null for a drawing, which has one size. */
  srcSet: string | null;
  width: number;
  height: number;
  /** Empty for decoration. */
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
  /** Reading time. */
  minutes: number;
  comments: number;
  cover: PostPicture;
}

/** An approved comment. */
export interface PostComment {
  id: string;
  /** The comment that it answers; null for the post. */
  parentId: string | null;
  /** Empty once its author was erased. */
  name: string;
  url: string;
  text: string;
  byStaff: boolean;
  at: string;
}

export interface PostDetail extends PostCard {
  tags: readonly string[];
  authorLine: string;
  /** When the published text last changed. */
  changedAt: string;
  /** Sanitised. */
  html: string;
  /** The contents of a long post; empty for a short one. */
  contents: readonly { id: string; text: string }[];
  related: readonly PostCard[];
}

/** The filters of a list of posts, each of which may be empty; `month` as 2026-04. */
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
  /** The author, in a list by author. */
  author: { name: string; line: string } | null;
}

/** The sidebar of the blog. */
export interface BlogSidebar {
  recent: readonly PostCard[];
  categories: readonly { name: string; count: number }[];
  tags: readonly { name: string; count: number }[];
  /** The newest first, as 2026-04. */
  months: readonly { month: string; count: number }[];
}

/** The data of the blog's pages (J-1, J-2, J-3). */
export interface BlogData {
  listPosts(filter: PostFilter, page: number, pageSize: number): Promise<PostList>;
  getSidebar(): Promise<BlogSidebar>;
  /** Null for posts that were never public. */
  findPost(slug: string, language: Language): Promise<PostDetail | 'withdrawn' | null>;
  /** A page of the board's own; null where none is public. */
  findOwnPage(
    slug: string,
    language: Language,
  ): Promise<{ title: string; description: string; html: string } | null>;
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
    fixed`Please use small letters, digits and hyphens, for example two-questions.`,
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
