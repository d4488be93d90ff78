import type { ColumnType, Generated } from 'kysely';
import type { AuditSubjectKind } from '@waymark/contract/identity/choices/staff';
import type { StaffAction } from '@waymark/contract/identity/choices/staff-actions';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    audit_log: {
      id: string;
      created_at: Generated<Date>;
      staff_id: string | null;
      /** Done at the machine itself, by nobody who signs in. */
      by_command: Generated<boolean>;
      action: StaffAction;
      subject_kind: AuditSubjectKind;
      subject_id: string;
      reason: Generated<string>;
      before: ColumnType<object, string | undefined, never>;
      after: ColumnType<object, string | undefined, never>;
    };
  }
}
