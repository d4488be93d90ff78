import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../../../components/form/notice.tsx';
import { AreaPage, type AreaPageProps } from '../../../../components/frame/area-page.tsx';
import { PasswordReminder } from './password-reminder.tsx';
import { DeletionNotice, RoleGate } from './role-gate.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { type Message, msg } from '@waymark/contract/text/message';
import type { TakenReason } from '@waymark/contract/identity/choices';

/** A page of the company (H-1). */
export function EmployerArea({ children, ...page }: AreaPageProps) {
  return (
    <RoleGate area="employer">
      {(user) => (
        <AreaPage {...page}>
          <PasswordReminder />
          <DeletionNotice user={user} />
          <HeldNotice user={user} />
          {/* Typed text and open dialogs belong to one company, so the key resets them. */}
          <Fragment key={user.company?.id}>{children}</Fragment>
        </AreaPage>
      )}
    </RoleGate>
  );
}

/** Why our team looks at a company first. */
const becauseOf: Record<TakenReason, (company: string | undefined) => Message> = {
  name: (company) =>
    msg`Our team takes a look at ${company} first, because another company here has its name. Until then only you can see it, and you cannot invite colleagues. There is nothing for you to do.`,
  website: (company) =>
    msg`Our team takes a look at ${company} first, because another company here has its website. Until then only you can see it, and you cannot invite colleagues. There is nothing for you to do.`,
  letters: (company) =>
    msg`Our team takes a look at ${company} first, because its name has letters that can be taken for others. Until then only you can see it, and you cannot invite colleagues. There is nothing for you to do.`,
};

/** Why other people do not see the company yet, and how to change that. */
function HeldNotice({ user }: { user: User }) {
  const say = useSay();
  const { pathname } = useLocation();
  const heldReason = user.company?.heldReason ?? null;
  if (heldReason === null) return null;
  if (heldReason === 'unconfirmed') {
    return (
      <Notice tone="good">
        {say`Only you can see ${user.company?.name} until you confirm your work address: open the link in the mail we sent you.`}{' '}
        {pathname !== paths.account && <Link to={paths.account}>{say`Ask for a new link`}</Link>}
      </Notice>
    );
  }
  if (heldReason === 'suspended') {
    return (
      <Notice tone="bad">
        {say`${user.company?.name} is suspended: no one else sees it or its jobs, and you cannot change anything. We told its owners why by mail.`}{' '}
        <Link to={paths.contact}>{say`Write to us`}</Link>
      </Notice>
    );
  }
  return <Notice tone="good">{say(becauseOf[heldReason](user.company?.name))}</Notice>;
}
