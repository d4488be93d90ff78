import type { PublishedPosting } from '@waymark/contract/posting/postings';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { describePublished } from '../form-rules.ts';
import { board } from '../../../../lib/board.ts';
import { findOrderCheckout } from '../../../../lib/checkout.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { openLater } from '../../../../lib/new-window.ts';
import styles from './posting-form.module.css';

/** What became of the posting, and where to go from here. */
export function PublishedPanel({ posting }: { posting: PublishedPosting }) {
  const { orderId } = posting;
  return (
    <>
      <PageHeading>Post A Job</PageHeading>
      <div className={styles['questions']}>
        <Notice tone={posting.awaitsPayment ? 'bad' : 'good'} focus>
          {describePublished(posting, formatDate)}
        </Notice>
        <Actions>
          {orderId && board.hasCheckout && <PayButton orderId={orderId} />}
          {posting.status === 'active' && (
            <ButtonLink to={jobDetailPath(posting.jobId)}>See the job</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.companyManageJob}>
            Manage jobs
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.companyPostJobs} reloadDocument>
            Post another
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}

/** Opens the checkout with what the posting costs; it also stays among the company's transactions. */
function PayButton({ orderId }: { orderId: string }) {
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();

  async function pay() {
    setPending(true);
    await openLater(() => findOrderCheckout(orderId));
    // There it says what has become of it.
    await navigate(paths.companyTransactions);
  }

  return (
    <Button pending={pending} onClick={() => void pay()}>
      Pay for it
    </Button>
  );
}
