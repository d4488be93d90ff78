import type { Role } from '@waymark/contract/identity/choices/accounts';
import { staffRoleLabels } from '@waymark/contract/identity/choices/staff';
import { staffUserLists } from '@waymark/contract/identity/choices/staff-users';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { StaffUser, StaffUsersQuery } from '@waymark/contract/identity/staff-users';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { listPath, staffUserPath } from '../rules.ts';

const columns = [{ name: 'Person' }, { name: 'Role' }, { name: 'State' }, { name: 'Since' }];
const pathOf = (query: Partial<StaffUsersQuery>) => listPath(paths.staffUsers, query, 'all');

const roleWords: Readonly<Record<Role, string>> = {
  candidate: 'Candidate',
  employer: 'Employer',
  staff: 'Staff',
};

/** Accounts by name, address or id (J-5). */
export function UserList({ query, users }: { query: StaffUsersQuery; users: Page<StaffUser> }) {
  const navigate = useNavigate();
  const { data, total, page, pageSize } = users;
  return (
    <>
      <PageHeading>Users</PageHeading>
      <TabLinks
        label="Lists of users"
        tabs={staffUserLists.map(({ value, label }) => ({
          label,
          to: pathOf({ show: value }),
          isCurrent: value === query.show,
        }))}
      />
      <WordsSearch
        className={styles['search']}
        label="Name, address or id"
        words={query.q}
        onSearch={(q) => void navigate(pathOf({ ...query, q, page: 1 }))}
      />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((user) => (
            <tr key={user.id}>
              <th scope="row" className={styles['name']}>
                <Link to={staffUserPath(user.id)}>{user.name}</Link>
                <span className={styles['detail']}>{user.email}</span>
              </th>
              <td className={styles['role']}>
                {user.staffRole ? staffRoleLabels[user.staffRole] : roleWords[user.role]}
              </td>
              <td>
                <UserBadges user={user} />
              </td>
              <td className={styles['since']}>
                <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
              </td>
            </tr>
          ))}
        </DataTable>
      ) : (
        <EmptyState title="Nobody is here">Try fewer words, or another list.</EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => pathOf({ ...query, page: next })}
      />
    </>
  );
}

/** What an account is to the board. */
export function UserBadges({ user }: { user: StaffUser }) {
  const { suspendedAt, deletionDueAt, isConfirmed } = user;
  return (
    <span className={styles['badges']}>
      {suspendedAt && <Badge tone="bad">Suspended</Badge>}
      {deletionDueAt && <Badge tone="bad">Erased on {formatDate(deletionDueAt)}</Badge>}
      {!suspendedAt && !deletionDueAt && <Badge tone="good">Open</Badge>}
      {!isConfirmed && <Badge>Address not confirmed</Badge>}
    </span>
  );
}
