import type { CompanyMember } from '@waymark/contract/companies/companies';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { memberRoleLabels, type MemberQuestion } from '../constants.ts';
import { nameOf } from '../member-rules.ts';
import { EmailText } from '../../../../components/layout/email-text.tsx';
import styles from './members-table.module.css';
import { RoleSelect } from './role-select.tsx';

interface MemberTableRowProps {
  member: CompanyMember;
  /** Whether an owner looks at it. */
  byOwner: boolean;
  onAsk: (question: MemberQuestion) => void;
}

export function MemberTableRow({ member, byOwner, onAsk }: MemberTableRowProps) {
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
