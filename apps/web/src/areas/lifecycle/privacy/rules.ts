import type { User } from '@waymark/contract/identity/accounts';
import { deletionGraceDays } from '@waymark/contract/identity/choices';
import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { board } from '../../../lib/board.ts';
import { type Message, msg, plural } from '@waymark/contract/text/message';

export function isBeingMade(copy: AccountExport | null | undefined): boolean {
  return copy?.status === 'waiting' || copy?.status === 'running';
}

/** What a deletion removes, by role. */
export function lossOf({ role, company }: Pick<User, 'role' | 'company'>): Message {
  if (role === 'candidate') {
    return msg`Your profile and picture, your resumes, your applications with their letters, and your resume reviews are deleted. Employers can no longer see them here.`;
  }
  if (role === 'employer' && company) {
    return msg`Your account and your place at ${company.name} are deleted. If you are its only member here, its jobs that take applications on ${board.name} are closed.`;
  }
  return msg`Your account and everything in it are deleted.`;
}

export const graceText = msg`You have ${plural(deletionGraceDays, 'day')} to change your mind. After that, nothing brings it back.`;
