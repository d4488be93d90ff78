import type { MemberRole } from '@waymark/contract/account-choices';
import type { Generated, GeneratedAlways } from 'kysely';

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
      email: Generated<string>;
      /** YYYY-MM-DD */
      founded_on: string | null;
      contact_phone: Generated<string>;
      contact_email: Generated<string>;
      contact_country: Generated<string>;
      contact_city: Generated<string>;
      contact_zip: Generated<string>;
      contact_address: Generated<string>;
      /** Degrees, WGS 84; both or neither. */
      latitude: number | null;
      longitude: number | null;
      facebook: Generated<string>;
      twitter: Generated<string>;
      google: Generated<string>;
      linkedin: Generated<string>;
      created_at: Generated<Date>;
      /** The name as names are compared and sorted. */
      folded_name: GeneratedAlways<string>;
      /** Of the alphabet bar; empty in scripts without one. */
      letter: GeneratedAlways<string>;
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
