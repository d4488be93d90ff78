import type { PostDraft } from '@waymark/contract/content/writing';
import type { ColumnType, Generated } from 'kysely';
import type { Figures } from './rules.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    blog_authors: {
      id: string;
      slug: string;
      name: string;
      line: Generated<string>;
      created_at: Generated<Date>;
    };
    blog_posts: {
      id: string;
      slug: string | null;
      state: Generated<'draft' | 'published' | 'withdrawn'>;
      title: Generated<string>;
      summary: Generated<string>;
      body: Generated<string>;
      category: Generated<string>;
      tags: Generated<string[]>;
      author_id: string | null;
      cover_id: string | null;
      published_at: Date | null;
      changed_at: Date | null;
      scheduled_for: Date | null;
      scheduled_by: string | null;
      draft: ColumnType<PostDraft, string, string>;
      draft_version: Generated<number>;
      draft_saved_at: Generated<Date>;
      created_at: Generated<Date>;
    };
    blog_post_versions: {
      id: string;
      post_id: string;
      number: number;
      draft: ColumnType<PostDraft, string, string>;
      created_at: Generated<Date>;
    };
    blog_pictures: {
      id: string;
      post_id: string;
      alternative_text: string;
      width: number;
      height: number;
      created_at: Generated<Date>;
    };
    blog_picture_files: {
      picture_id: string;
      width: number;
      file_id: string;
    };
    blog_figures: {
      name: string;
      figures: ColumnType<Figures, string, string>;
      counted_at: Generated<Date>;
    };
  }
}
