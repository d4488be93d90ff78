import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../../../components/form/notice.tsx';
import { formatDate } from '../../../../lib/format-date.ts';

/** On every page of a member's area while the account is to be deleted; the account's own page says more. */
export function DeletionNotice({ user }: { user: User }) {
  const { pathname } = useLocation();
  if (user.deletionDueAt === null || pathname === paths.account) return null;
  return (
    <Notice tone="good">
      Your account will be deleted on {formatDate(user.deletionDueAt)}.{' '}
      <Link to={paths.account}>Keep my account</Link>
    </Notice>
  );
}
