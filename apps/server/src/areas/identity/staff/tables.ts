import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    staff_invitations: {
      id: string;
      email: string;
      staff_role: StaffRole;
      token_hash: string;
      invited_by: string | null;
      expires_at: Date;
      created_at: Generated<Date>;
    };
  }
}
