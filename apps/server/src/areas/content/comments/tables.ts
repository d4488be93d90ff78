import type { CommentState } from '@waymark/contract/content/choices/blog';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    blog_comments: {
      id: string;
      post_id: string;
      parent_id: string | null;
      state: Generated<CommentState>;
      name: string;
      email: string;
      url: Generated<string>;
      text: string;
      user_id: string | null;
      by_staff: Generated<boolean>;
      wants_mail: Generated<boolean>;
      confirm_hash: string | null;
      confirm_expires_at: Date | null;
      confirmed_at: Date | null;
      stop_secret: string;
      decided_at: Date | null;
      told_at: Date | null;
      erased_at: Date | null;
      created_at: Generated<Date>;
    };
  }
}
