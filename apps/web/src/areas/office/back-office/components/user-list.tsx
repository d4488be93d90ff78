import { msg } from '@waymark/contract/text/message';
import type { Role } from '@waymark/contract/identity/choices';
import { staffRoleLabels, staffUserLists } from '@waymark/contract/identity/staff-choices';
import type { StaffUser, StaffUsersQuery } from '@waymark/contract/identity/staff-users';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskList, SinceCell } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import { listPath, staffUserPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [{ name: msg`Person` }, { name: msg`Role` }, { name: msg`State` }, { name: msg`Since` }];
const pathOf = (query: Partial<StaffUsersQuery>) => listPath(paths.staffUsers, query, 'all');

const roleLabels: Readonly<Record<Role, string>> = {
  candidate: msg`Candidate`,
  employer: msg`Employer`,
  staff: msg`Staff`,
};

/** Accounts, found by name, address or id (J-5). */
export function UserList({ query, users }: { query: StaffUsersQuery; users: Page<StaffUser> }) {
  const say = useSay();
  return (
    <DeskList
      title={say`Users`}
      tabs={{
        label: say`Lists of users`,
        choices: staffUserLists,
        show: query.show,
        pathOf: (show) => pathOf({ show }),
      }}
      search={{
        label: say`Name, address or id`,
        words: query.q,
        pathOf: (q) => pathOf({ ...query, q, page: 1 }),
      }}
      list={users}
      pathOfPage={(page) => pathOf({ ...query, page })}
      columns={columns}
      empty={<EmptyState title={say`No user found`}>{say`Try fewer words, or another list.`}</EmptyState>}
    >
      {users.data.map((user) => (
        <tr key={user.id}>
          <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
            <Link to={staffUserPath(user.id)} dir="auto">
              {user.name}
            </Link>
            <span className={`${ui['note']} ${ui['subtitle']}`}>{user.email}</span>
          </th>
          <td className={styles['role']}>
            {user.staffRole ? staffRoleLabels[user.staffRole] : roleLabels[user.role]}
          </td>
          <td>
            <UserBadges user={user} />
          </td>
          <SinceCell at={user.createdAt} format="day" />
        </tr>
      ))}
    </DeskList>
  );
}

export function UserBadges({ user }: { user: StaffUser }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { suspendedAt, deletionDueAt, isConfirmed } = user;
  return (
    <span className={ui['cluster2']}>
      {suspendedAt && <Badge tone="bad">{say`Suspended`}</Badge>}
      {deletionDueAt && (
        <Badge tone="bad">{say`Erased on ${formatDate(words, deletionDueAt, locale)}`}</Badge>
      )}
      {!suspendedAt && !deletionDueAt && <Badge tone="good">{say`Open`}</Badge>}
      {!isConfirmed && <Badge>{say`Address not confirmed`}</Badge>}
    </span>
  );
}
