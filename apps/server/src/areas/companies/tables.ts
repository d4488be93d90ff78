import type { CompanyEventKind, LogoSize, VerificationMethod } from '@waymark/contract/companies/choices';
import type { CompanySize, PageChoice } from '@waymark/contract/companies/profile-choices';
import type { HeldReason, MemberRole } from '@waymark/contract/identity/choices';
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
      size: Generated<CompanySize>;
      /** One a line. */
      benefits: Generated<string>;
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
      /** Why only its members see the company yet; null for a public company. */
      held_reason: HeldReason | null;
      /** The host of the website, for comparison. */
      website_host: GeneratedAlways<string>;
      /** The largest size of the logo, whose id is the address of them all. */
      logo_file_id: string | null;
      /** Since when the company is known to be that of its website; null with `verified_by`. */
      verified_at: Date | null;
      verified_by: VerificationMethod | null;
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
      page_choice: Generated<PageChoice>;
      page_title: Generated<string>;
    };
    company_events: {
      id: string;
      company_id: string;
      user_id: string | null;
      kind: CompanyEventKind;
      subject_id: string | null;
      detail: Generated<string>;
      created_at: Generated<Date>;
    };
    /** The sizes of a logo. */
    company_logos: {
      company_id: string;
      pixels: LogoSize;
      file_id: string;
    };
    company_pictures: {
      id: string;
      company_id: string;
      file_id: string;
      /** For narrow screens. */
      small_file_id: string;
      /** Of the large one, in pixels. */
      width: number;
      height: number;
      alternative_text: string;
      position: number;
      created_at: Generated<Date>;
    };
    company_dns_challenges: {
      company_id: string;
      /** As it was when the record was asked for. */
      host: string;
      token: string;
      created_at: Generated<Date>;
      checked_at: Date | null;
      /** Since when a record that was there is not found. */
      missing_since: Date | null;
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
      /** It ends when the company has a member. */
      first_owner: Generated<boolean>;
    };
  }
}
