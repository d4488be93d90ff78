import type { MemberRole, Role } from '@waymark/contract/identity/choices';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Services } from '../../../platform/services.ts';
import { findClosed } from '../../identity/accounts/entry-rules.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';

/** For whom an assistant acts. */
export type ConnectionOwner =
  | { kind: 'person'; userId: string }
  | { kind: 'company'; companyId: string; name: string };

/** For whom an account can connect assistants, or the sentence that says why it cannot. */
export function connectorOf(account: AccountRow): ConnectionOwner | { refusal: Message } {
  if (account.role === 'candidate') return { kind: 'person', userId: account.id };
  if (account.role === 'staff')
    return {
      refusal: msg`You are signed in as staff, and no assistant acts for staff. Sign in with an account of your own.`,
    };
  const { company_id: companyId, company_name: name, member_role: memberRole } = account;
  if (companyId === null)
    return { refusal: msg`You do not belong to a company, so there is nothing that an assistant could do.` };
  if (memberRole !== 'owner')
    return {
      refusal: name
        ? msg`Only an owner of ${name} can connect an assistant. Ask one of them.`
        : msg`Only an owner of the company can connect an assistant. Ask one of them.`,
    };
  return { kind: 'company', companyId, name: name ?? '' };
}

interface Holder {
  role: Role;
  is_demo: boolean;
  suspended_at: Date | null;
  company_id: string | null;
  member_role: MemberRole | null;
}

/** Whether the person, as they are now, may still have an assistant act for them, or for the company. */
export function mayHold(holder: Holder, config: Pick<Services['config'], 'demo' | 'staffSso'>): boolean {
  if (findClosed(holder, null, config)) return false;
  if (holder.company_id === null) return holder.role === 'candidate';
  return holder.role === 'employer' && holder.member_role === 'owner';
}
