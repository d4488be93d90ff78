import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import { planOf } from '@waymark/contract/payments/membership-plans';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { revokeFromCompany } from '../api/change-company.ts';
import { GrantDialog } from './grant-dialog.tsx';
import styles from '../../../../components/data/desk.module.css';

const nameOf = ({ grant, title }: Grant) =>
  grant === 'place' ? `the place for “${title}”` : `the ${planOf(grant).name} plan`;

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

type Grant = StaffCompanyDetail['grants'][number];

/** Takes back what staff granted the company, with a reason. */
function CompanyGrants({ company: { id, name, grants } }: { company: StaffCompanyDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Grant | null>(null);

  async function revoke(grant: Grant, reason: string) {
    try {
      showSuccess(await revokeFromCompany(id, { grant: grant.grant, id: grant.id, reason }));
      setAsked(null);
    } finally {
      await revalidate();
    }
  }

  if (grants.length === 0) return null;
  return (
    <>
      <Actions>
        {grants.map((grant) => (
          <Button key={grant.id} variant="danger" onClick={() => setAsked(grant)}>
            Take back {nameOf(grant)}, until {formatDate(grant.endsAt)}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={asked && `Take back ${nameOf(asked)}`}
        label="Reason"
        hint="It stays in the log, and among what was done with the company."
        confirm="Take back"
        maxLength={decisionReasonMaxLength}
        onConfirm={async (reason) => {
          if (asked) await revoke(asked, reason);
        }}
        onClose={() => setAsked(null)}
      >
        It ends now. Postings of {name} beyond its plan stay open for a week; the company is mailed which
        ones.
      </ReasonDialog>
    </>
  );
}
