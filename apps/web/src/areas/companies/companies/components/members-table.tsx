import type { CompanyMember } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { EmailText } from '../../../../components/layout/email-text.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { changeMemberRole } from '../api/change-member-role.ts';
import { memberRoleLabels } from '../constants.ts';
import type { MemberQuestion } from '../constants.ts';
import { isOwner, nameOf } from '../member-rules.ts';
import { RoleOptions } from './role-options.tsx';
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

interface MemberTableRowProps {
  member: CompanyMember;
  /** Whether an owner looks at it. */
  byOwner: boolean;
  onAsk: (question: MemberQuestion) => void;
}

function MemberTableRow({ member, byOwner, onAsk }: MemberTableRowProps) {
  const { own, email, memberRole, joinedAt } = member;
  const name = nameOf(member);
  return (
    <tr>
      <th scope="row">
        <div className={styles['person']}>
          <Avatar name={name} pictureUrl={member.pictureUrl} size="small" />
          <div className={styles['who']}>
            <span className={styles['name']}>
              {name} {own && <Badge>You</Badge>}
            </span>
            <span className={styles['email']}>
              <EmailText email={email} />
            </span>
          </div>
        </div>
      </th>
      <td className={styles['role']}>
        {byOwner ? <RoleSelect member={member} onAsk={onAsk} /> : memberRoleLabels[memberRole]}
      </td>
      <td className={styles['date']} data-label="Joined">
        <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>
      </td>
      <td className={styles['action']}>
        {own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'leave', member })}>
            Leave
          </Button>
        )}
        {!own && byOwner && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'remove', member })}>
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}

interface RoleSelectProps {
  member: CompanyMember;
  onAsk: (question: MemberQuestion) => void;
}

/** Changes a colleague's role at once; the own one only after a question, for there is no way back alone. */
function RoleSelect({ member, onAsk }: RoleSelectProps) {
  const [pending, setPending] = useState<MemberRole | null>(null);
  const { revalidate } = useRevalidator();
  const name = nameOf(member);

  async function change(memberRole: MemberRole) {
    if (member.own) return onAsk({ kind: 'step-down', member, memberRole });
    setPending(memberRole);
    try {
      await changeMemberRole(member.userId, memberRole);
      await revalidate();
      showSuccess(`${name}: ${memberRoleLabels[memberRole]}`);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(null);
    }
  }

  return (
    <SelectField
      label={<VisuallyHidden>Role of {name}</VisuallyHidden>}
      value={pending ?? member.memberRole}
      disabled={pending !== null}
      onChange={(event) => void change(event.currentTarget.value as MemberRole)}
    >
      <RoleOptions />
    </SelectField>
  );
}
