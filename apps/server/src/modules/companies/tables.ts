import type { MemberRole } from '@waymark/contract/account-choices';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    companies: {
      id: string;
      name: string;
      slug: string;
      website: Generated<string>;
      about: Generated<string>;
      industry: Generated<string>;
      country: Generated<string>;
      created_at: Generated<Date>;
    };
    company_members: {
      company_id: string;
      user_id: string;
      member_role: MemberRole;
      created_at: Generated<Date>;
    };
    company_invitations: {
      id: string;
      company_id: string;
      email: string;
      member_role: MemberRole;
      invited_by: string | null;
      token_hash: string;
      expires_at: Date;
      created_at: Generated<Date>;
    };
  }
}
