import type { Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';

/** Alphabets with letters that are read as Latin ones. */
const scripts = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
] as const;

export interface StrangeLetters {
  script: string;
  letters: string[];
}

/** The letters of a name that are no Latin ones, by alphabet; none for a name in Latin alone. */
export function listStrangeLetters(name: string): StrangeLetters[] {
  const letters = [...new Set(name.normalize('NFC'))];
  return scripts
    .map(([script, pattern]) => ({ script, letters: letters.filter((letter) => pattern.test(letter)) }))
    .filter((found) => found.letters.length > 0);
}

/** Staff cannot act on their own account here, and only administrators on other staff. */
export function mayChange(
  viewer: { userId: string; staffRole: StaffRole },
  user: { id: string; role: Role },
): boolean {
  if (viewer.userId === user.id) return false;
  return user.role !== 'staff' || viewer.staffRole === 'administrator';
}
