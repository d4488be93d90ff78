import type { CompanyMember } from '@waymark/contract/companies/companies';
import { DataTable } from '../../../../components/data/data-table.tsx';
import type { MemberQuestion } from '../constants.ts';
import { isOwner } from '../member-rules.ts';
import { MemberTableRow } from './member-row.tsx';
import styles from './members-table.module.css';

interface MembersTableProps {
  members: readonly CompanyMember[];
  onAsk: (question: MemberQuestion) => void;
}

const columns = [{ name: 'Name' }, { name: 'Role' }, { name: 'Joined' }, { name: 'Actions', unnamed: true }];

export function MembersTable({ members, onAsk }: MembersTableProps) {
  const owner = isOwner(members);
  return (
    <DataTable className={styles['table']} columns={columns}>
      {members.map((member) => (
        <MemberTableRow key={member.userId} member={member} byOwner={owner} onAsk={onAsk} />
      ))}
    </DataTable>
  );
}
