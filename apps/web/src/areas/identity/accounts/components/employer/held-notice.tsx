import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../../../../components/form/notice.tsx';

/** On every page of an employer whose company nobody else sees yet: why, and what to do. */
export function HeldNotice({ user }: { user: User }) {
  const { pathname } = useLocation();
  const heldReason = user.company?.heldReason ?? null;
  if (heldReason === null) return null;
  if (heldReason === 'unconfirmed') {
    return (
      <Notice tone="good">
        Nobody else sees {user.company?.name} before you confirm your work address: open the link in the mail
        we sent you. {pathname !== paths.account && <Link to={paths.account}>Ask for a new link</Link>}
      </Notice>
    );
  }
  if (heldReason === 'suspended') {
    return (
      <Notice tone="bad">
        {user.company?.name} is suspended: nobody else sees it or its jobs, and nothing can be done for it. We
        wrote to its owners why. <Link to={paths.contact}>Write to us</Link>
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      Our team takes a look at {user.company?.name} first, because{' '}
      {heldReason === 'letters'
        ? 'its name has letters that can be taken for others'
        : `another company here has its ${heldReason}`}
      . Until then nobody else sees it, and you cannot invite colleagues. There is nothing for you to do.
    </Notice>
  );
}
