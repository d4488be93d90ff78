import { planOf } from '@waymark/contract/payments/membership-plans';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { useState } from 'react';
import styles from '../../../../components/data/desk.module.css';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { CompanyGrants } from './company-grants.tsx';
import { GrantDialog } from './grant-dialog.tsx';

/** What the company may have open, and what waits for a place; administrators grant more. */
export function CompanyPlaces({ company }: { company: StaffCompanyDetail }) {
  const { plan, ownPlaces, waitingPostings } = company;
  const [granting, setGranting] = useState(false);
  const mayGrant = useAuth(({ user }) => user?.staffRole === 'administrator');
  return (
    <Card title="Plan and places">
      <dl className={styles['facts']}>
        <dt>Plan</dt>
        <dd>
          {planOf(plan.plan).name}
          {plan.endsAt && `, until ${formatDate(plan.endsAt)}`}
        </dd>
        <dt>Places in use</dt>
        <dd>
          {plan.taken} of {plan.postings}
        </dd>
        {ownPlaces.length > 0 && (
          <>
            <dt>Places of their own</dt>
            <dd>
              {ownPlaces.map(({ title, endsAt }) => `${title}, until ${formatDate(endsAt)}`).join('; ')}
            </dd>
          </>
        )}
        {waitingPostings.length > 0 && (
          <>
            <dt>Wait for a place</dt>
            <dd>{waitingPostings.map(({ title }) => title).join('; ')}</dd>
          </>
        )}
      </dl>
      {mayGrant && (
        <Actions>
          <Button variant="secondary" onClick={() => setGranting(true)}>
            Grant a plan or a place
          </Button>
        </Actions>
      )}
      {mayGrant && <CompanyGrants company={company} />}
      <GrantDialog company={company} open={granting} onClose={() => setGranting(false)} />
    </Card>
  );
}
