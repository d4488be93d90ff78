import type { OwnCompany } from '@waymark/contract/companies/own-companies';
import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PictureChange } from './picture/picture-change.tsx';
import { DeletionNotice, RoleGate, useFreshUnread } from './role-gate.tsx';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { AreaLayout } from '../../../../components/layout/area-layout.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser, logout } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './auth-page.module.css';

const links: readonly { label: string; to: string; group?: string }[] = [
  { label: 'Company Profile', to: paths.companyProfile },
  { label: 'Post A Job', to: paths.companyPostJobs },
  { label: 'Transactions', to: paths.companyTransactions },
  { label: 'Manage jobs', to: paths.companyManageJob },
  { label: 'Messages', to: paths.companyMessages },
  { label: 'Resume', to: paths.companyResume },
  { label: 'Browse Candidates', to: paths.browseCandidates },
  { label: 'Colleagues', to: paths.companyMembers },
  { label: 'History', to: paths.companyHistory },
  { label: 'Sources of jobs', to: paths.companySources, group: 'Other systems' },
  { label: 'Your jobs elsewhere', to: paths.companyWidget, group: 'Other systems' },
  { label: 'Webhooks', to: paths.companyWebhooks, group: 'Other systems' },
  { label: 'API keys', to: paths.companyKeys, group: 'Other systems' },
  { label: 'Change Password', to: paths.jobsChangePassword, group: 'You' },
  { label: 'Account', to: paths.account, group: 'You' },
];

/** Viewers cannot use them. */
const notForViewers: readonly string[] = [paths.companyPostJobs, paths.companyHistory];
const forOwners: readonly string[] = [paths.companySources, paths.companyWebhooks, paths.companyKeys];

function linksOf({ company }: User) {
  const role = company?.memberRole;
  return links.filter(
    ({ to }) =>
      (role !== 'viewer' || !notForViewers.includes(to)) && (role === 'owner' || !forOwners.includes(to)),
  );
}

interface EmployerAreaProps {
  /** Leaves the whole window to the page, which has a way back of its own. */
  isFocused?: boolean;
  children: ReactNode;
}

/** The company's pages with their sidebar (H-1). */
export function EmployerArea({ isFocused = false, children }: EmployerAreaProps) {
  const unread = useFreshUnread();
  return (
    <RoleGate area="employer">
      {(user) => (
        <AreaLayout
          name={user.company?.name ?? fullName(user.firstName, user.lastName)}
          description={fullName(user.firstName, user.lastName)}
          person={user}
          pictureTool={<PictureChange user={user} compact />}
          links={linksOf(user)}
          counts={{ [paths.companyMessages]: unread }}
          onLogout={logout}
          isWide={isFocused}
          isFocused={isFocused}
        >
          {user.company && !isFocused && <CompanySwitcher company={user.company} />}
          <DeletionNotice user={user} />
          <HeldNotice user={user} />
          {/* Typed text and open dialogs belong to one company, so the key resets them. */}
          <Fragment key={user.company?.id}>{children}</Fragment>
        </AreaLayout>
      )}
    </RoleGate>
  );
}

/** Why other people do not see the company yet, and how to change that. */
function HeldNotice({ user }: { user: User }) {
  const { pathname } = useLocation();
  const heldReason = user.company?.heldReason ?? null;
  if (heldReason === null) return null;
  if (heldReason === 'unconfirmed') {
    return (
      <Notice tone="good">
        Only you can see {user.company?.name} until you confirm your work address: open the link in the mail
        we sent you. {pathname !== paths.account && <Link to={paths.account}>Ask for a new link</Link>}
      </Notice>
    );
  }
  if (heldReason === 'suspended') {
    return (
      <Notice tone="bad">
        {user.company?.name} is suspended: no one else sees it or its jobs, and you cannot change anything. We
        told its owners why by mail. <Link to={paths.contact}>Write to us</Link>
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      Our team takes a look at {user.company?.name} first, because{' '}
      {heldReason === 'letters'
        ? 'its name has letters that can be taken for others'
        : `another company here has its ${heldReason}`}
      . Until then only you can see it, and you cannot invite colleagues. There is nothing for you to do.
    </Notice>
  );
}

/** Shows the active company, and switches to another one (H-1). */
function CompanySwitcher({ company }: { company: NonNullable<User['company']> }) {
  const [companies, setCompanies] = useState<OwnCompany[] | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState('');

  async function start() {
    setOpen(true);
    setFailure('');
    try {
      setCompanies((await callApi('GET /own-companies')).data);
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  }

  return (
    <div className={`${ui['cluster']} ${styles['company']}`}>
      <CompanyMark name={company.name} logoUrl={company.logoUrl} size="s" />
      <span className={`${ui['shrink']} ${styles['name']}`}>{company.name}</span>
      <Button variant="quiet" className={styles['areaSwitch']} onClick={() => void start()}>
        Switch company
      </Button>
      <Dialog open={open} title="Your companies" onClose={() => setOpen(false)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {companies === null && !failure && <Spinner />}
        {companies && (
          <CompanyChoices companies={companies} onFailed={setFailure} onDone={() => setOpen(false)} />
        )}
        <ButtonLink variant="secondary" to={paths.addCompany} onClick={() => setOpen(false)}>
          Add a company
        </ButtonLink>
      </Dialog>
    </div>
  );
}

interface CompanyChoicesProps {
  companies: readonly OwnCompany[];
  onFailed: (message: string) => void;
  onDone: () => void;
}

function CompanyChoices({ companies, onFailed, onDone }: CompanyChoicesProps) {
  const navigate = useNavigate();
  const [pending, setPending] = useState('');

  async function choose({ id, name }: OwnCompany) {
    setPending(id);
    try {
      changeUser((await callApi('PUT /own-companies/active', { body: { companyId: id } })).data);
      onDone();
      // This page shows the previous company.
      await navigate(paths.companyManageJob);
      showSuccess(`You work for ${name} now`);
    } catch (reason) {
      onFailed(messageOf(reason));
    } finally {
      setPending('');
    }
  }

  return (
    <ul className={styles['choices']}>
      {companies.map((company) => (
        <li className={`${ui['row3']} ${styles['choice']}`} key={company.id}>
          <CompanyMark name={company.name} logoUrl={company.logoUrl} size="s" />
          <span className={`${ui['shrink']} ${styles['name']}`}>{company.name}</span>
          {company.active ? (
            <Badge tone="good">Active</Badge>
          ) : (
            <Button
              variant="secondary"
              pending={pending === company.id}
              aria-label={`Work for ${company.name}`}
              onClick={() => void choose(company)}
            >
              Switch
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
