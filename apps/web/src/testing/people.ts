import type { User } from '@waymark/contract/identity/accounts';

/** A candidate who has signed up through the wizard and set a password. */
export function candidate(overrides: Partial<User> = {}): User {
  return {
    id: '0b0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11',
    role: 'candidate',
    staffRole: null,
    needsMfa: false,
    email: 'marta.vogel@example.org',
    firstName: 'Marta',
    lastName: 'Vogel',
    jobTitle: 'Operations Manager',
    location: 'London',
    phone: '+44 20 7946 0123',
    desireCompensation: '$80,0000',
    educationLevel: "Bachelor's degree",
    experienceLevel: '6-10 years',
    valueMostInCompany: ['Professional Growth', 'Work-Life Balance'],
    allowedText: false,
    bestJobFirst: true,
    sendResumeToExpert: false,
    company: null,
    emailConfirmed: true,
    pendingEmail: null,
    hasPassword: true,
    pictureUrl: null,
    language: 'en',
    deletionDueAt: null,
    ...overrides,
  };
}

/** The owner of a company that is public. */
export function employer(overrides: Partial<User> = {}): User {
  return candidate({
    id: '6a1b6f0e-94f7-4d0e-8f0c-2f4a5d1f8b22',
    role: 'employer',
    email: 'noor.haddad@example.org',
    firstName: 'Noor',
    lastName: 'Haddad',
    jobTitle: 'Head of Talent',
    company: {
      id: '5f0d9c52-1d8a-4c57-8a0c-9f3a5f0f8c33',
      name: 'Fjord Care',
      memberRole: 'owner',
      heldReason: null,
      logoUrl: null,
    },
    ...overrides,
  });
}

/** A member of staff who has passed MFA. */
export function administrator(overrides: Partial<User> = {}): User {
  return candidate({
    id: '7c2d6f0e-94f7-4d0e-8f0c-2f4a5d1f8d44',
    role: 'staff',
    staffRole: 'administrator',
    email: 'priya.raman@example.org',
    firstName: 'Priya',
    lastName: 'Raman',
    ...overrides,
  });
}
