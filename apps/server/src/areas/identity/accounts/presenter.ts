import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import type { User } from '@waymark/contract/identity/accounts';
import type { HeldReason, MemberRole, Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { Language } from '@waymark/contract/text/languages';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { describeDevice } from './rules.ts';
import type { Say } from '@waymark/contract/text/say';

/** An account, its picture and the company it works for. */
export interface AccountRow {
  id: string;
  role: Role;
  staff_role: StaffRole | null;
  email: string;
  first_name: string;
  last_name: string;
  job_title: string;
  location: string;
  phone: string;
  desire_compensation: string;
  education_level: string;
  experience_level: string;
  value_most_in_company: string[];
  allowed_text: boolean;
  best_job_first: boolean;
  send_resume_to_expert: boolean;
  email_confirmed_at: Date | null;
  language: Language | null;
  pending_email: string | null;
  deletion_due_at: Date | null;
  password_hash: string | null;
  picture_key: string | null;
  company_id: string | null;
  company_name: string | null;
  company_held_reason: HeldReason | null;
  is_demo: boolean;
  /** When the session that asks has passed MFA; null where none is given. */
  second_step_at: Date | null;
  company_logo_file_id: string | null;
  member_role: MemberRole | null;
}

/** Where a picture is served. The key is random, so that the address cannot be guessed. */
export function picturePath(key: string): string {
  return `/api/profile-pictures/${key}`;
}

/** The account as its owner's browser gets it. */
export function presentUser(row: AccountRow): User {
  return {
    id: row.id,
    role: row.role,
    staffRole: row.staff_role,
    needsMfa: row.role === 'staff' && !hasPassedMfa(row),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    location: row.location,
    phone: row.phone,
    desireCompensation: row.desire_compensation,
    educationLevel: row.education_level,
    experienceLevel: row.experience_level,
    valueMostInCompany: row.value_most_in_company,
    allowedText: row.allowed_text,
    bestJobFirst: row.best_job_first,
    sendResumeToExpert: row.send_resume_to_expert,
    company: presentCompany(row),
    language: languageFor(row.language),
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email,
    hasPassword: row.password_hash !== null,
    pictureUrl: row.picture_key === null ? null : picturePath(row.picture_key),
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  };
}

function presentCompany({
  company_id: id,
  company_name: name,
  company_held_reason: heldReason,
  company_logo_file_id: logoFileId,
  member_role: memberRole,
}: AccountRow): User['company'] {
  if (id === null || name === null || memberRole === null) return null;
  return { id, name, memberRole, heldReason, logoUrl: logoAddress(logoFileId) };
}

/** What the demo prints at start is no secret that MFA could guard. */
export function hasPassedMfa(row: Pick<AccountRow, 'second_step_at' | 'is_demo'>): boolean {
  return row.second_step_at !== null || row.is_demo;
}

export interface LiveSession {
  id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** A session as its owner sees it in the list of devices. */
export function presentSession(row: LiveSession, currentId: string, say: Say): AccountSession {
  return {
    id: row.id,
    device: say(describeDevice(row.user_agent)),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === currentId,
  };
}
