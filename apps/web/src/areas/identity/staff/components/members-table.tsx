import { paths, searchPath } from '@waymark/contract/paths';
import type { StaffMember } from '@waymark/contract/identity/team';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import type { MemberQuestion } from '../constants.ts';
import { nameOf } from '../rules.ts';
import { RoleSelect } from './role-select.tsx';
import styles from './team.module.css';

interface MembersTableProps {
  members: readonly StaffMember[];
  onAsk: (question: MemberQuestion) => void;
}

const columns = [
  { name: 'Name' },
  { name: 'Role' },
  { name: 'Second step' },
  { name: 'Last here' },
  { name: 'Actions', unnamed: true },
];

export function MembersTable({ members, onAsk }: MembersTableProps) {
  return (
    <DataTable columns={columns}>
      {members.map((member) => (
        <MemberRow key={member.userId} member={member} onAsk={onAsk} />
      ))}
    </DataTable>
  );
}

function MemberRow({ member, onAsk }: { member: StaffMember; onAsk: MembersTableProps['onAsk'] }) {
  const { own, email, secondStep, suspended, sessions, lastUsedAt } = member;
  const name = nameOf(member);
  return (
    <tr>
      <th scope="row">
        <div className={styles['person']}>
          <Avatar name={name} pictureUrl={member.pictureUrl} size="small" />
          <div className={styles['who']}>
            <span className={styles['name']}>
              {name} {own && <Badge>You</Badge>}
              {suspended && <Badge tone="bad">Suspended</Badge>}
            </span>
            <span className={styles['email']}>{email}</span>
          </div>
        </div>
      </th>
      <td className={styles['role']}>
        <RoleSelect member={member} onAsk={onAsk} />
      </td>
      <td className={styles['fact']} data-label="Second step">
        {secondStep ? 'Set up' : <Badge tone="bad">Missing</Badge>}
      </td>
      <td className={styles['fact']} data-label="Last here">
        {lastUsedAt ? formatSince(lastUsedAt) : 'Signed out'}
      </td>
      <td className={styles['tools']}>
        {sessions > (own ? 1 : 0) && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'end-sessions', member })}>
            Sign out <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {secondStep && !own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'reset-second-step', member })}>
            Reset second step <VisuallyHidden>of {name}</VisuallyHidden>
          </Button>
        )}
        {!own && (
          <ButtonLink variant="quiet" to={searchPath({ q: email }, paths.staffUsers)}>
            {suspended ? 'Reinstate' : 'Suspend'} <VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
