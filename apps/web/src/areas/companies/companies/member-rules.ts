import type { CompanyMember } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices';
import { fullName } from '@waymark/contract/text/format';
import { formatList } from '@waymark/contract/text/intl';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import type { MemberWords } from '../../../components/data/member-parts.tsx';

export function nameOf({ firstName, lastName }: Pick<CompanyMember, 'firstName' | 'lastName'>): string {
  return fullName(firstName, lastName);
}

/** Whether the current user is an owner. */
export function isOwner(members: readonly CompanyMember[]): boolean {
  return members.some(({ own, memberRole }) => own && memberRole === 'owner');
}

/** What the current user may do, or whom to ask. */
export function dutiesOf(members: readonly CompanyMember[], language: Locale): string {
  if (isOwner(members)) return 'As an owner you also invite colleagues, change their roles and remove them.';
  const owners = members.filter(({ memberRole }) => memberRole === 'owner').map(nameOf);
  const names = formatList(owners, language);
  return `To invite a colleague or to change a role, ask ${names}.`;
}

export function wordsOf(
  { kind, member, memberRole = 'recruiter' }: MemberQuestion,
  company: string,
  alone: boolean,
): MemberWords {
  const name = nameOf(member);
  switch (kind) {
    case 'remove':
      return {
        title: msg`Remove ${name}?`,
        consequence: `${name} no longer sees the jobs and applicants of ${company}, and is told so by mail. You can invite them again.`,
        confirm: msg`Remove`,
        done: msg`${name} was removed`,
      };
    case 'leave':
      return {
        title: msg`Leave ${company}?`,
        consequence: alone
          ? `You are the last one here. The jobs of ${company} stay, but no one sees who applies for them, and no one can invite you back.`
          : `You no longer see the jobs and applicants of ${company}. To come back you need an invitation.`,
        confirm: msg`Leave`,
        done: msg`You have left ${company}`,
      };
    case 'step-down':
      return {
        title: msg`Become a ${memberRole}?`,
        consequence:
          `You ${memberRole === 'viewer' ? 'still see' : 'keep'} the jobs and applicants, but no longer ` +
          `${memberRole === 'viewer' ? 'change anything' : 'invite colleagues or change roles'}. Only ` +
          'another owner can make you an owner again.',
        confirm: msg`Become a ${memberRole}`,
        done: msg`You are a ${memberRole} now`,
      };
  }
}

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
};

/** A change that needs a confirmation. */
export interface MemberQuestion {
  kind: 'remove' | 'leave' | 'step-down';
  member: CompanyMember;
  /** The new role, when an owner steps down. */
  memberRole?: MemberRole;
}
