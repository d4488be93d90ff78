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
      created_at: Generated<Date>;
    };
    company_members: {
      company_id: string;
      user_id: string;
      member_role: 'owner' | 'member';
      created_at: Generated<Date>;
    };
  }
}
