import { memberRoleWords } from '../role-constants.ts';
import type { UserChange } from '@waymark/contract/identity/staff-choices';
import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ReasonButton } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate, formatMoment } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffCompanyPath } from '../rules.ts';
import { UserBadges } from './user-list.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface ChangeWords {
  label: string;
  variant: ButtonVariant;
  text: string;
  isReasonOptional: boolean;
}

const changeWords: Readonly<Record<UserChange, ChangeWords>> = {
  suspend: {
    label: msg`Suspend`,
    variant: 'danger',
    text: msg`The person is signed out everywhere and cannot sign in until you reinstate the account. Postings without another member of their company to answer applications are taken off the board in the meantime. Your words go to the person by mail.`,
    isReasonOptional: false,
  },
  reinstate: {
    label: msg`Reinstate`,
    variant: 'primary',
    text: msg`The person can sign in again, and is told by mail. The reason is for your colleagues.`,
    isReasonOptional: true,
  },
  'end-sessions': {
    label: msg`Sign out everywhere`,
    variant: 'secondary',
    text: msg`All devices of the person have to sign in again. The reason is for your colleagues.`,
    isReasonOptional: true,
  },
  erase: {
    label: msg`Begin the erasure`,
    variant: 'danger',
    text: msg`The person is told by mail, and everything of theirs is erased when the time to change one’s mind is over. Until then they can keep the account by signing in. The reason is for your colleagues.`,
    isReasonOptional: false,
  },
};

interface UserDeskProps {
  user: StaffUserDetail;
  /** What administrators can do besides. */
  tools?: ReactNode;
}

/** An account with its facts, the changes that staff can make, and those made before. */
export function UserDesk({ user, tools }: UserDeskProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, name, email, companies, applications, orders, sessions, lastUsedAt, createdAt, history } = user;
  return (
    <>
      <DeskHeading list={paths.staffUsers}>{name}</DeskHeading>
      <UserBadges user={user} />
      <Card title={say`About the account`}>
        <dl className={styles['facts']}>
          <dt>{say`Email`}</dt>
          <dd>{email}</dd>
          <dt>{say`Id`}</dt>
          <dd>{id}</dd>
          <dt>{say`Here since`}</dt>
          <dd>{formatDate(words, createdAt, locale)}</dd>
          <dt>{say`Signed in`}</dt>
          <dd>
            {sessions === 0 ? say`Nowhere` : say`On ${plural(sessions, 'device')}`}
            {lastUsedAt && ` (${say`last used ${formatSince(words, lastUsedAt, locale)}`})`}
          </dd>
          <dt>{say`Applications`}</dt>
          <dd>{formatCount(applications, locale)}</dd>
          <dt>{say`Orders`}</dt>
          <dd>{formatCount(orders, locale)}</dd>
        </dl>
        <UserActions user={user} />
      </Card>
      {tools}
      {companies.length > 0 && (
        <Card title={say`Companies`}>
          <ul className={ui['grid4']}>
            {companies.map((company) => (
              <li key={company.id}>
                <Link to={staffCompanyPath(company.id)} dir="auto">
                  {company.name}
                </Link>
                <span className={`${ui['note']} ${ui['subtitle']}`}>
                  {memberRoleWords[company.memberRole]}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={say`What was done`}>
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

function changesFor({ suspendedAt, deletionDueAt, sessions, role }: StaffUserDetail): UserChange[] {
  return [
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    suspendedAt ? 'reinstate' : 'suspend',
    ...(deletionDueAt || role === 'staff' ? [] : (['erase'] as const)),
  ];
}

function UserActions({ user }: { user: StaffUserDetail }) {
  const say = useSay();
  const { change } = useChange();
  const params = { userId: user.id };
  if (!user.isChangeable) {
    return (
      <p className={ui['note']}>{say`This account is not yours to change: ask another administrator.`}</p>
    );
  }
  return (
    <Actions>
      {changesFor(user).map((kind) => {
        const { label, variant, text, isReasonOptional } = changeWords[kind];
        return (
          <ReasonButton
            key={kind}
            name={label}
            variant={variant}
            title={`${label}: ${user.name}`}
            label={isReasonOptional ? say`Reason (optional)` : say`Reason`}
            confirm={label}
            isOptional={isReasonOptional}
            tone={variant === 'danger' ? 'danger' : 'primary'}
            maxLength={decisionReasonMaxLength}
            onConfirm={(reason, close) =>
              change(
                callApi('POST /staff/users/:userId/changes', { params, body: { change: kind, reason } }),
                close,
              )
            }
          >
            {text}
          </ReasonButton>
        );
      })}
    </Actions>
  );
}

/** For users who have lost phone and recovery codes: staff mails a link, only its owner can use it. */
export function MfaResetCard({ user }: { user: StaffUserDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { change } = useChange();
  const { id, name, mfaSince, resetLinkUntil } = user;
  if (mfaSince === null) return null;
  return (
    <Card title={say`Two-factor authentication`}>
      <p>
        {say`Two-factor authentication has been on since ${formatDate(words, mfaSince, locale)}.`}
        {resetLinkUntil && (
          <>
            {' '}
            {say`A link that turns it off was mailed; it works until ${formatMoment(resetLinkUntil, locale)}.`}
          </>
        )}
      </p>
      <Actions>
        <ReasonButton
          name={resetLinkUntil ? msg`Mail another link` : msg`They have lost it`}
          title={say`Lost two-factor authentication: ${name}`}
          label={say`How they asked for it`}
          hint={say`For your colleagues.`}
          confirm={say`Mail the link`}
          tone="primary"
          maxLength={decisionReasonMaxLength}
          onConfirm={(reason, close) =>
            change(
              callApi('POST /staff/users/:userId/second-step-reset', {
                params: { userId: id },
                body: { reason },
              }),
              close,
            )
          }
        >
          {say`Only after they wrote to you from their address. The link goes to that address; with it and their password they turn two-factor authentication off themselves. Nothing changes until then.`}
        </ReasonButton>
      </Actions>
    </Card>
  );
}
