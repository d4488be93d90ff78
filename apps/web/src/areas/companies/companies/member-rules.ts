import type { CompanyMember } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices';
import { fullName } from '@waymark/contract/text/format';
import { formatList } from '@waymark/contract/text/intl';
import type { Locale } from '@waymark/contract/text/locales';
import type { Say } from '@waymark/contract/text/say';
import type { MemberWords } from '../../../components/data/member-parts.tsx';

export function nameOf({ firstName, lastName }: Pick<CompanyMember, 'firstName' | 'lastName'>): string {
  return fullName(firstName, lastName);
}

/** Whether the current user is an owner. */
export function isOwner(members: readonly CompanyMember[]): boolean {
  return members.some(({ own, memberRole }) => own && memberRole === 'owner');
}

/** What the current user may do, or whom to ask. */
export function dutiesOf(
  say: Say,
  members: readonly CompanyMember[],
  language: Locale,
  company: string,
): string {
  if (isOwner(members))
    return say`Everybody here sees the jobs and applicants of ${company}. As an owner you also invite colleagues, change their roles and remove them.`;
  const owners = members.filter(({ memberRole }) => memberRole === 'owner').map(nameOf);
  const names = formatList(owners, language);
  return say`Everybody here sees the jobs and applicants of ${company}. To invite a colleague or to change a role, ask ${names}.`;
}

export function wordsOf(
  say: Say,
  { kind, member, memberRole = 'recruiter' }: MemberQuestion,
  company: string,
  alone: boolean,
): MemberWords {
  const name = nameOf(member);
  switch (kind) {
    case 'remove':
      return {
        title: say`Remove ${name}?`,
        consequence: say`${name} no longer sees the jobs and applicants of ${company}, and is told so by mail. You can invite them again.`,
        confirm: say`Remove`,
        done: say`${name} was removed`,
      };
    case 'leave':
      return {
        title: say`Leave ${company}?`,
        consequence: alone
          ? say`You are the last one here. The jobs of ${company} stay, but no one sees who applies for them, and no one can invite you back.`
          : say`You no longer see the jobs and applicants of ${company}. To come back you need an invitation.`,
        confirm: say`Leave`,
        done: say`You have left ${company}`,
      };
    case 'step-down':
      return memberRole === 'viewer'
        ? {
            title: say`Become a viewer?`,
            consequence: say`You still see the jobs and applicants, but no longer change anything. Only another owner can make you an owner again.`,
            confirm: say`Become a viewer`,
            done: say`You are a viewer now`,
          }
        : {
            title: say`Become a recruiter?`,
            consequence: say`You keep the jobs and applicants, but no longer invite colleagues or change roles. Only another owner can make you an owner again.`,
            confirm: say`Become a recruiter`,
            done: say`You are a recruiter now`,
          };
  }
}

/** A change that needs a confirmation. */
export interface MemberQuestion {
  kind: 'remove' | 'leave' | 'step-down';
  member: CompanyMember;
  /** The new role, when an owner steps down. */
  memberRole?: MemberRole;
}
