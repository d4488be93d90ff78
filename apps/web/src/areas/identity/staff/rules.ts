import { staffRoleLabels } from '@waymark/contract/identity/choices/staff';
import type { StaffMember } from '@waymark/contract/identity/team';
import type { MemberQuestion } from './constants.ts';

export function nameOf({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

interface Words {
  title: string;
  consequence: string;
  confirm: string;
  done: string;
}

/** What is asked, what follows from it, and what is said once it is done. */
export function wordsOf(question: MemberQuestion): Words {
  const name = nameOf(question.member);
  switch (question.kind) {
    case 'end-sessions':
      return question.member.own
        ? {
            title: 'Sign out your other devices?',
            consequence: 'They have to sign in again. What is typed there and not saved is lost.',
            confirm: 'Sign out',
            done: 'Your other devices are signed out',
          }
        : {
            title: `Sign ${name} out everywhere?`,
            consequence: 'They have to sign in again. What they have typed and not saved is lost.',
            confirm: 'Sign out',
            done: `${name} is signed out everywhere`,
          };
    case 'reset-second-step':
      return {
        title: `Take the second step off ${name}?`,
        consequence:
          'For somebody who has lost phone and codes: be sure who asks you. Their app, codes and passkeys sign nobody in any more, they are signed out everywhere, and they set up a new second step when they sign in.',
        confirm: 'Take it off',
        done: `The second step of ${name} is taken off`,
      };
    case 'step-down':
      return {
        title: 'Give up your own role?',
        consequence: `You become ${staffRoleLabels[question.staffRole].toLowerCase()}, and this page closes to you. Only another administrator can give the role back.`,
        confirm: 'Give it up',
        done: `You are ${staffRoleLabels[question.staffRole].toLowerCase()} now`,
      };
  }
}
