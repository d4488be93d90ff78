import type { ViewSource } from '@waymark/contract/posting/choices/managed-jobs';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    job_views: {
      job_id: string;
      /** YYYY-MM-DD, in UTC. */
      day: string;
      source: ViewSource;
      views: number;
    };
  }
}
