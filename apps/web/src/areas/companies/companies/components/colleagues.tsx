import type { CompanyMembers } from '@waymark/contract/companies/companies';
import { useState } from 'react';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { dutiesOf, isOwner } from '../member-rules.ts';
import styles from './colleagues.module.css';
import { InviteCard } from './invite-card.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MembersTable } from './members-table.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { Roles } from './roles.tsx';
import type { MemberQuestion } from '../constants.ts';

/** Who works for the company; owners also invite, give roles and remove. */
export function Colleagues({ members, invitations }: CompanyMembers) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const company = user?.company?.name ?? '';
  return (
    <>
      <PageHeading>Colleagues</PageHeading>
      <p className={styles['lead']}>
        Everybody here sees the jobs and applicants of {company}. {dutiesOf(members)}
      </p>
      <Roles />
      <MembersTable members={members} onAsk={setQuestion} />
      {isOwner(members) && (
        <>
          <InviteCard
            emailConfirmed={user?.emailConfirmed === true}
            held={user?.company?.heldReason != null}
          />
          <OpenInvitations invitations={invitations} />
        </>
      )}
      <MemberDialog
        question={question}
        company={company}
        alone={members.length === 1}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
