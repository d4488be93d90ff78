import type { User } from '@waymark/contract/accounts';
import type { Role } from '@waymark/contract/account-choices';

/** An account without its password hash, and the company it works for. */
export interface AccountRow {
  id: string;
  role: Role;
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
  company_id: string | null;
  company_name: string | null;
}

/** The account as its owner's browser gets it. */
export function presentUser(row: AccountRow): User {
  const { company_id: companyId, company_name: companyName } = row;
  return {
    id: row.id,
    role: row.role,
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
    company: companyId !== null && companyName !== null ? { id: companyId, name: companyName } : null,
  };
}
