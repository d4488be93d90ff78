import { paths } from '@waymark/contract/paths';
import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { staffCompanyPath } from '../rules.ts';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-list.tsx';

interface UserDeskProps {
  user: StaffUserDetail;
  /** What else can be done, by whoever runs the board. */
  tools?: ReactNode;
}

/** An account as staff sees it: what is known, what can be done, what was done. */
export function UserDesk({ user, tools }: UserDeskProps) {
  const { id, name, email, companies, applications, orders, sessions, lastUsedAt, createdAt, history } = user;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.staffUsers}>
            Back to the list
          </ButtonLink>
        }
      >
        {name}
      </PageHeading>
      <UserBadges user={user} />
      <Card title="About the account">
        <dl className={styles['facts']}>
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Id</dt>
          <dd>{id}</dd>
          <dt>Here since</dt>
          <dd>{formatDate(createdAt)}</dd>
          <dt>Signed in</dt>
          <dd>
            {sessions === 0 ? 'Nowhere' : `On ${plural(sessions, 'device')}`}
            {lastUsedAt && `, last used ${formatSince(lastUsedAt)}`}
          </dd>
          <dt>Applications</dt>
          <dd>{formatCount(applications)}</dd>
          <dt>Orders</dt>
          <dd>{formatCount(orders)}</dd>
        </dl>
        <UserActions user={user} />
      </Card>
      {tools}
      {companies.length > 0 && (
        <Card title="Companies">
          <ul className={styles['list']}>
            {companies.map((company) => (
              <li key={company.id}>
                <Link to={staffCompanyPath(company.id)}>{company.name}</Link>
                <span className={styles['detail']}>{company.memberRole}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="What was done">
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}
