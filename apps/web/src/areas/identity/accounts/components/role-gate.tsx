import type { User } from '@waymark/contract/identity/accounts';
import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { AreaMessage } from '../../../../components/frame/area-message.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const titles: Record<Role, string> = {
  candidate: msg`This page belongs to candidates`,
  employer: msg`This page belongs to employers`,
  staff: msg`This page belongs to staff`,
};

const ownAreas: Record<Role, { signedIn: string; label: string; to: string }> = {
  candidate: {
    signedIn: msg`You are signed in as a candidate.`,
    label: msg`Go to your profile`,
    to: paths.jobsProfile,
  },
  employer: {
    signedIn: msg`You are signed in as an employer.`,
    label: msg`Go to your jobs`,
    to: paths.companyManageJob,
  },
  staff: {
    signedIn: msg`You are signed in as a member of staff.`,
    label: msg`Go to the desk`,
    to: paths.staff,
  },
};

/** Shows a page to its role only; other roles get a link to their own area. */
export function RoleGate({ area, children }: { area: Role; children: (user: User) => ReactNode }) {
  const { user, isAuthenticated } = useAuth();
  // The guard redirects guests.
  if (!isAuthenticated || !user) return <PageSpinner />;
  if (user.role !== area) return <OtherArea area={area} own={user.role} />;
  return area === 'employer' && !user.company ? <NoCompany email={user.email} /> : children(user);
}

/** An employer who left or was removed keeps the account, without a company. */
function NoCompany({ email }: { email: string }) {
  const say = useSay();
  return (
    <AreaMessage title={say`You do not belong to a company`}>
      <p>
        {say`The jobs and applicants of a company are for the people who work there. Ask a colleague to invite ${email}: the link in that mail brings you in. You can also register a company of your own.`}
      </p>
      <ButtonLink to={paths.addCompany}>{say`Add a company`}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.account}>
        {say`Go to your account`}
      </ButtonLink>
    </AreaMessage>
  );
}

function OtherArea({ area, own }: { area: Role; own: Role }) {
  const say = useSay();
  const { signedIn, label, to } = ownAreas[own];
  return (
    <AreaMessage title={say(titles[area])}>
      <p>{say(signedIn)}</p>
      <ButtonLink to={to}>{say(label)}</ButtonLink>
    </AreaMessage>
  );
}

/** On every member page while a deletion is pending; the account page says more itself. */
export function DeletionNotice({ user }: { user: User }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { pathname } = useLocation();
  if (user.deletionDueAt === null || pathname === paths.account) return null;
  return (
    <Notice tone="good">
      {say`Your account will be deleted on ${formatDate(words, user.deletionDueAt, locale)}.`}{' '}
      <Link to={paths.account}>{say`Keep my account`}</Link>
    </Notice>
  );
}
