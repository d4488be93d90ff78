import type { BannerPlace, CommentState, IssueState, PostKind } from '@waymark/contract/content/choices';
import type { IssueDraft } from '@waymark/contract/content/issues';
import type { PostDraft } from '@waymark/contract/content/writing';
import type { ContactMessageState } from '@waymark/contract/office/staff-choices';
import type { Language } from '@waymark/contract/text/languages';
import type { ColumnType, Generated } from 'kysely';
import type { Figures } from './blog/rules.ts';

declare module '../../platform/database/tables.ts' {
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
      /** A page of the board's own stands in no list of posts. */
      kind: Generated<PostKind>;
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
    contact_messages: {
      id: string;
      name: string;
      email: string;
      message: string;
      user_id: string | null;
      state: Generated<ContactMessageState>;
      /** Who answers it, and since when: it is theirs for a while. */
      held_by: string | null;
      held_at: Date | null;
      created_at: Generated<Date>;
    };
    contact_answers: {
      id: string;
      message_id: string;
      staff_id: string | null;
      text: string;
      created_at: Generated<Date>;
    };
    call_back_requests: {
      id: string;
      name: string;
      phone: string;
      topic: Generated<string>;
      user_id: string | null;
      done_at: Date | null;
      note: Generated<string>;
      created_at: Generated<Date>;
    };
    captcha_secret: { only_one: Generated<boolean>; secret: string };
    used_captchas: { signature: string; expires_at: Date };
    newsletter_subscribers: {
      id: string;
      email: string;
      confirm_hash: string | null;
      confirm_expires_at: Date | null;
      links_sent: Generated<number>;
      links_sent_since: Date | null;
      confirmed_at: Date | null;
      stopped_at: Date | null;
      stop_reason: 'asked' | 'refused' | null;
      stop_secret: string;
      /** Of the page on which they subscribed; null for the board's own. */
      language: Generated<Language | null>;
      created_at: Generated<Date>;
    };
    newsletter_issues: {
      id: string;
      slug: string | null;
      state: Generated<IssueState>;
      title: Generated<string>;
      summary: Generated<string>;
      body: Generated<string>;
      draft: ColumnType<IssueDraft, string, string>;
      draft_version: Generated<number>;
      draft_saved_at: Generated<Date>;
      scheduled_for: Date | null;
      scheduled_by: string | null;
      started_at: Date | null;
      finished_at: Date | null;
      receivers: Generated<number>;
      reached: string | null;
      turn: Generated<number>;
      turn_at: Date | null;
      created_at: Generated<Date>;
    };
    newsletter_deliveries: {
      id: string;
      issue_id: string;
      subscriber_id: string | null;
      queue_id: string;
      state: Generated<'queued' | 'sent' | 'failed'>;
      has_stopped: Generated<boolean>;
      created_at: Generated<Date>;
    };
    banners: {
      id: string;
      title: string;
      text: string;
      url: string;
      places: BannerPlace[];
      /** YYYY-MM-DD, in UTC. */
      first_day: string;
      last_day: string;
      picture_file_id: Generated<string | null>;
      /** Counts its changes. */
      version: Generated<number>;
      created_at: Generated<Date>;
    };
    banner_counts: {
      banner_id: string;
      /** YYYY-MM-DD, in UTC. */
      day: string;
      views: number;
      clicks: number;
    };
    testimonials: {
      id: string;
      quote: string;
      person_name: string;
      person_role: string;
      position: Generated<number>;
      hidden_at: Generated<Date | null>;
      picture_file_id: Generated<string | null>;
      /** Counts its changes. */
      version: Generated<number>;
      created_at: Generated<Date>;
    };
  }
}

declare module '../../platform/queue.ts' {
  interface QueuePayloads {
    'send-newsletter': { issueId: string; turn: number };
  }
}
