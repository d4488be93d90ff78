import { paths } from '@waymark/contract/paths';
import { shownPriceOf } from '@waymark/contract/payments/membership-plans';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { plural } from '@waymark/contract/text/format';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';

/** Orders featured days for a posting, where the board sells them on their own. */
export function FeatureButton({ job: { id, title } }: { job: ManagedJob }) {
  const navigate = useNavigate();
  const { featuring, currency } = board;
  if (!featuring || !board.sellsPlans) return null;
  const { amount, days, refundTerms } = featuring;
  const { price, tax } = shownPriceOf({ amount, currency }, board);
  const length = plural(days, 'day');

  async function order(close: () => void) {
    await callApi('POST /company/jobs/:jobId/featuring', { params: { jobId: id }, body: { amount, days } });
    close();
    await navigate(paths.companyTransactions);
  }

  return (
    <ConfirmButton
      label={`Feature for ${length}`}
      variant="quiet"
      title={`Feature “${title}” for ${length}`}
      confirm={`Order for ${price}`}
      onConfirm={order}
    >
      Seekers see it marked as featured, after the featured days that it has. It ends by itself. It costs{' '}
      {[price, tax].filter(Boolean).join(', ')}. You pay on the next page. {refundTerms}
    </ConfirmButton>
  );
}
