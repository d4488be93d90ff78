import type { Generated } from 'kysely';
import type { StageKind } from '@waymark/contract/hiring/choices/applicants';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    application_stages: {
      id: string;
      company_id: string;
      kind: StageKind;
      name: string;
      position: number;
      notifies: boolean;
      created_at: Generated<Date>;
    };
    application_notes: {
      id: string;
      application_id: string;
      author_id: string | null;
      text: string;
      created_at: Generated<Date>;
    };
    applicant_tags: {
      id: string;
      company_id: string;
      name: string;
      created_at: Generated<Date>;
    };
    application_tags: {
      application_id: string;
      tag_id: string;
    };
  }
}
declare module '../../../platform/queue.ts' {
  interface QueuePayloads {
    /** A candidate's application was moved; told unless it is moved on before. */
    'application-moved': { applicationId: string; version: number };
  }
}
