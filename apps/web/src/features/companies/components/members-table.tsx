import type { CompanyMember } from '@waymark/contract/companies';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { MemberQuestion } from '../constants.ts';
import { isOwner } from '../member-rules.ts';
import { MemberTableRow } from './member-row.tsx';
import styles from './members-table.module.css';

interface MembersTableProps {
  members: readonly CompanyMember[];
  onAsk: (question: MemberQuestion) => void;
}

export function MembersTable({ members, onAsk }: MembersTableProps) {
  const owner = isOwner(members);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Joined</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberTableRow key={member.userId} member={member} byOwner={owner} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
}
