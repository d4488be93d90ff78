import { paths, searchPath } from '@waymark/contract/paths';
import type { StaffTeam } from '@waymark/contract/identity/team';
import { useState } from 'react';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import type { MemberQuestion } from '../constants.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MembersTable } from './members-table.tsx';
import { StaffInvitations } from './staff-invitations.tsx';
import styles from './team.module.css';

const hrefOf = (page: number) => searchPath({ page: page > 1 ? page : undefined }, paths.staffTeam);

/** Who belongs to the staff and may do what; administrators invite and give roles. */
export function Team({ data, total, page, pageSize, invitations }: StaffTeam) {
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  return (
    <>
      <PageHeading>Team</PageHeading>
      <p className={styles['lead']}>
        Reviewers write resume reviews. Moderators look after postings, companies, people and messages.
        Administrators do both, and run the board.
      </p>
      <MembersTable members={data} onAsk={setQuestion} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label="Pages of the team"
      />
      <Card title="Invite somebody">
        <InviteForm />
      </Card>
      <Card title="Open invitations">
        <StaffInvitations invitations={invitations} />
      </Card>
      <MemberDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
