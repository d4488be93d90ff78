import type { OwnCompany } from '@waymark/contract/companies/own-companies';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './company-switcher.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

/** Switches to another company that one works for (H-1). */
export function CompanySwitcher() {
  const say = useSay();
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
    <>
      <Button variant="quiet" onClick={() => void start()}>
        {say`Switch company`}
      </Button>
      <Dialog open={open} title={say`Your companies`} onClose={() => setOpen(false)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {companies === null && !failure && <Spinner />}
        {companies && (
          <CompanyChoices companies={companies} onFailed={setFailure} onDone={() => setOpen(false)} />
        )}
        <ButtonLink variant="secondary" to={paths.addCompany} onClick={() => setOpen(false)}>
          {say`Add a company`}
        </ButtonLink>
      </Dialog>
    </>
  );
}

interface CompanyChoicesProps {
  companies: readonly OwnCompany[];
  onFailed: (message: string) => void;
  onDone: () => void;
}

function CompanyChoices({ companies, onFailed, onDone }: CompanyChoicesProps) {
  const say = useSay();
  const navigate = useNavigate();
  const [pending, setPending] = useState('');

  async function choose({ id, name }: OwnCompany) {
    setPending(id);
    try {
      changeUser((await callApi('PUT /own-companies/active', { body: { companyId: id } })).data);
      onDone();
      // This page shows the previous company.
      await navigate(paths.companyManageJob);
      showSuccess(sayHere`You work for ${name} now`);
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
          <span className={`${ui['shrink']} ${styles['name']}`} dir="auto">
            {company.name}
          </span>
          {company.active ? (
            <Badge tone="good">{say`Active`}</Badge>
          ) : (
            <Button
              variant="secondary"
              pending={pending === company.id}
              aria-label={say`Work for ${company.name}`}
              onClick={() => void choose(company)}
            >
              {say`Switch`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
