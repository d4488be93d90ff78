import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    resume_links: {
      id: string;
      user_id: string;
      /** Null once the resume is deleted for good. */
      resume_id: string | null;
      label: string;
      token_hash: string;
      with_contact: boolean;
      allows_download: boolean;
      expires_at: Date;
      revoked_at: Generated<Date | null>;
      view_count: Generated<number>;
      created_at: Generated<Date>;
    };
    resume_link_views: {
      link_id: string;
      /** YYYY-MM-DD */
      day: string;
      visitor: string;
      device: string;
      has_downloaded: Generated<boolean>;
      viewed_at: Generated<Date>;
    };
  }
}
