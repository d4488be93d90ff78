import type { ConsentPurpose, Role } from '@waymark/contract/identity/choices/accounts';
import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import { demoEmployerCompany } from './companies.ts';

export interface DemoAccount {
  role: Role;
  staffRole?: StaffRole;
  email: string;
  /** No secret: it is printed at start. The accounts exist only where demo data is loaded. */
  password: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  location: string;
  phone: string;
  desireCompensation: string;
  educationLevel: string;
  experienceLevel: string;
  valueMostInCompany: string[];
  /** What was agreed to at sign-up; only candidates are asked. */
  consents?: Record<ConsentPurpose, boolean>;
  /** The company whose owner the account is. */
  company?: string;
}

const unasked = { desireCompensation: '', educationLevel: '', experienceLevel: '', valueMostInCompany: [] };

/** One account of each role, under a reserved domain that no mail can reach. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'candidate',
    email: 'seeker@demo.waymark.example',
    password: 'find-good-work',
    firstName: 'Amara',
    lastName: 'Lindqvist',
    jobTitle: 'Data Analyst',
    location: 'Chicago, Illinois',
    phone: '+1 312 555 0142',
    desireCompensation: '$80,0000',
    educationLevel: "Bachelor's degree",
    experienceLevel: '3-5 years',
    valueMostInCompany: ['Professional Growth', 'Work-Life Balance'],
    consents: { allowedText: false, bestJobFirst: true, sendResumeToExpert: false },
  },
  {
    role: 'employer',
    email: 'employer@demo.waymark.example',
    password: 'hire-good-people',
    firstName: 'Daniel',
    lastName: 'Okafor',
    jobTitle: 'Head of Talent',
    location: 'Boston, Massachusetts',
    phone: '+1 617 555 0178',
    ...unasked,
    company: demoEmployerCompany,
  },
  {
    role: 'staff',
    staffRole: 'administrator',
    email: 'staff@demo.waymark.example',
    password: 'review-with-care',
    firstName: 'Priya',
    lastName: 'Raman',
    jobTitle: 'Head of Reviews',
    location: 'London, England',
    phone: '+44 20 7946 0125',
    ...unasked,
  },
];

/** The address of the demo's account of a role. */
export const demoEmailOf = (wanted: Role): string =>
  demoAccounts.find(({ role }) => role === wanted)?.email ?? '';
