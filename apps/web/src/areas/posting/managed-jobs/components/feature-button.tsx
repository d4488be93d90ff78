import { paths } from '@waymark/contract/paths';
import { shownPriceOf } from '@waymark/contract/payments/membership-plans';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { plural, term } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { board, inOwnWords, pricesIn } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import styles from './jobs-table.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Orders featured days for a posting, where the board sells them on their own. */
export function FeatureButton({ job: { id, title } }: { job: ManagedJob }) {
  const say = useSay();
  const locale = useLocale();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { featuring } = board;
  if (!featuring || !board.sellsPlans) return null;
  const { amount, days, refundTerms } = inOwnWords('featuring', featuring, say.language);
  const { price, tax } = shownPriceOf({ amount, currency: board.currency }, pricesIn(say.language), locale);

  async function order() {
    await callApi('POST /company/jobs/:jobId/featuring', { params: { jobId: id }, body: { amount, days } });
    setOpen(false);
    await navigate(paths.companyTransactions);
  }

  return (
    <>
      <Button variant="quiet" className={styles['button']} onClick={() => setOpen(true)}>
        {say`Feature for ${plural(days, 'day')}`} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        title={say`Feature “${title}” for ${plural(days, 'day')}`}
        confirm={say`Order for ${term(price)}`}
        onConfirm={order}
        onClose={() => setOpen(false)}
      >
        {say`Seekers see it marked as featured, after the featured days that it has. It ends by itself. It costs ${[price, tax].map(say).filter(Boolean).join(', ')}. You pay on the next page. ${refundTerms}`}
      </ConfirmDialog>
    </>
  );
}
