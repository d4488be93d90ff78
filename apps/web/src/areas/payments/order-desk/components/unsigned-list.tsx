import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { unsignedReasons } from '@waymark/contract/payments/choices/webhooks';
import type { UnsignedWebhooks } from '@waymark/contract/payments/webhooks';
import { formatCount } from '@waymark/contract/text/format-count';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { WebhookFrame } from './webhook-frame.tsx';

const columns = [
  { name: 'Day (UTC)' },
  { name: 'Why it was refused' },
  { name: 'How often', numeric: true },
  { name: 'The last one called itself' },
];

/** What came to the checkout's address without its signature, by day. */
export function UnsignedList({ unsigned }: { unsigned: readonly UnsignedWebhooks[] }) {
  return (
    <WebhookFrame show="unsigned">
      <p className={styles['quiet']}>
        Anybody can send something to this address, so that nothing of it is kept and nobody has to act. If
        the checkout itself stands here, its secret is another one than the board’s, or one of the two clocks
        is wrong.
      </p>
      {unsigned.length > 0 ? (
        <DataTable columns={columns}>
          {unsigned.map(({ day, reason, deliveries, lastId }) => (
            <tr key={`${day} ${reason}`}>
              <th scope="row" className={styles['name']}>
                <time dateTime={day}>{formatDate(day)}</time>
              </th>
              <td>{labelOf(unsignedReasons, reason)}</td>
              <td data-numeric data-label="How often">
                {formatCount(deliveries)}
              </td>
              <td data-label="The last one called itself">{lastId || 'nothing'}</td>
            </tr>
          ))}
        </DataTable>
      ) : (
        <EmptyState title="Everything was signed">
          What is not signed by the checkout is counted here.
        </EmptyState>
      )}
    </WebhookFrame>
  );
}
