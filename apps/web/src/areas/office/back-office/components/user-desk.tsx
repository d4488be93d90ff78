import type { UserChange } from '@waymark/contract/identity/choices/staff-users';
import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import { paths } from '@waymark/contract/paths';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeUser } from '../api/change-user.ts';
import { staffCompanyPath } from '../rules.ts';
import { UserBadges } from './user-list.tsx';
import styles from '../../../../components/data/desk.module.css';

const words: Readonly<Record<UserChange, Words>> = {
  suspend: {
    label: 'Suspend',
    variant: 'danger',
    text: 'The person is signed out everywhere and cannot sign in until you reinstate the account. Postings that nobody else of their company can answer are taken off the board meanwhile. They get your words by mail.',
    isOptional: false,
  },
  reinstate: {
    label: 'Reinstate',
    variant: 'primary',
    text: 'The person can sign in again, and is told by mail. The reason is for your colleagues.',
    isOptional: true,
  },
  'end-sessions': {
    label: 'Sign out everywhere',
    variant: 'secondary',
    text: 'All devices of the person have to sign in again. The reason is for your colleagues.',
    isOptional: true,
  },
  erase: {
    label: 'Begin the erasure',
    variant: 'danger',
    text: 'The person is told by mail, and everything of theirs is erased when the time to change one’s mind is over. Until then they can keep the account by signing in. The reason is for your colleagues.',
    isOptional: false,
  },
};

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

interface Words {
  label: string;
  variant: ButtonVariant;
  text: string;
  /** Whether it goes without a reason. */
  isOptional: boolean;
}

function changesFor({ suspendedAt, deletionDueAt, sessions, role }: StaffUserDetail): UserChange[] {
  return [
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    suspendedAt ? 'reinstate' : 'suspend',
    ...(deletionDueAt || role === 'staff' ? [] : (['erase'] as const)),
  ];
}

/** What can be done with an account as it is; each asks first. */
function UserActions({ user }: { user: StaffUserDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<UserChange | null>(null);
  if (!user.isChangeable) {
    return <p className={styles['quiet']}>This account is not yours to change: ask another administrator.</p>;
  }

  async function act(reason: string) {
    if (!asked) return;
    showSuccess(await changeUser(user.id, { change: asked, reason }));
    setAsked(null);
    await revalidate();
  }

  const { label, variant, text, isOptional } = words[asked ?? 'suspend'];
  return (
    <>
      <Actions>
        {changesFor(user).map((change) => (
          <Button key={change} variant={words[change].variant} onClick={() => setAsked(change)}>
            {words[change].label}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={`${label}: ${user.name}`}
        label={isOptional ? 'Reason (optional)' : 'Reason'}
        confirm={label}
        isOptional={isOptional}
        tone={variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={act}
        onClose={() => setAsked(null)}
      >
        {text}
      </ReasonDialog>
    </>
  );
}
