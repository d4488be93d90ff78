import type { FirstStepName } from '@waymark/contract/office/first-step-choices';
import type { LookDraft } from '@waymark/contract/office/look';
import type { ColumnType, Generated } from 'kysely';
import type { CountedFigure } from './metrics/constants.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    first_steps: {
      step: FirstStepName;
      dismissed_at: Date | null;
      mail_id: string | null;
      done_at: Date | null;
    };
    moved_companies: {
      company_id: string;
      created_at: Generated<Date>;
    };
    redirects: {
      /** Whether a move from another board made it. */
      moved: Generated<boolean>;
      id: string;
      from_path: string;
      to_path: string;
      created_at: Generated<Date>;
    };
    board_marks: {
      file_id: string;
      created_at: Generated<Date>;
    };
    look_drafts: {
      /** There is one. */
      id: Generated<number>;
      value: ColumnType<LookDraft | null, string, string>;
      version: number;
      changed_at: Generated<Date>;
      changed_by: string | null;
      preview_hash: string | null;
      preview_until: Date | null;
    };
    look_pictures: {
      file_id: string;
      created_at: Generated<Date>;
    };
    figure_days: {
      /** YYYY-MM-DD, in UTC. */
      day: string;
      figure: CountedFigure;
      count: number;
      counted_at: Generated<Date>;
    };
    review_templates: {
      id: string;
      /** Null for one that all reviewers share. */
      owner_id: string | null;
      name: string;
      text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
