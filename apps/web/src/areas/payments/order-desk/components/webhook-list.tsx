import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import {
  checkoutEventLabels,
  receiptStates,
  type ReceiptList,
} from '@waymark/contract/payments/choices/webhooks';
import type { Page } from '@waymark/contract/pagination';
import type { WebhookReceipt } from '@waymark/contract/payments/webhooks';
import { plural } from '@waymark/contract/text/format-count';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { toneOfReceipt, webhooksPath } from '../rules.ts';
import { WebhookFrame } from './webhook-frame.tsx';

const columns = [{ name: 'Report' }, { name: 'Order' }, { name: 'What became of it' }, { name: 'Last came' }];

interface WebhookListProps {
  show: ReceiptList;
  q: string;
  receipts: Page<WebhookReceipt>;
}

/** What the checkout reported, the latest first (J-5). */
export function WebhookList({ show, q, receipts }: WebhookListProps) {
  const navigate = useNavigate();
  const { data, total, page, pageSize } = receipts;
  return (
    <WebhookFrame show={show}>
      <WordsSearch
        className={styles['search']}
        label="Id of the report, or number of the order"
        words={q}
        onSearch={(words) => void navigate(webhooksPath({ show, q: words }))}
      />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((receipt) => (
            <WebhookRow key={receipt.id} receipt={receipt} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="Nothing is here">
          {q ? 'No report has this id, and none is about this order.' : 'What comes in stands here.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => webhooksPath({ show, q, page: next })}
      />
    </WebhookFrame>
  );
}

function WebhookRow({ receipt }: { receipt: WebhookReceipt }) {
  const { id, kind, state, refusal, orderNumber, deliveries, lastReceivedAt } = receipt;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={webhooksPath({ receipt: id })}>{kind ? checkoutEventLabels[kind] : 'Unreadable'}</Link>
        <span className={styles['detail']}>{id}</span>
      </th>
      <td>{orderNumber ?? '–'}</td>
      <td>
        <Badge tone={toneOfReceipt(state)}>{labelOf(receiptStates, state)}</Badge>
        {refusal && <span className={styles['detail']}>{refusal}</span>}
      </td>
      <td className={styles['since']}>
        <time dateTime={lastReceivedAt}>{formatSince(lastReceivedAt)}</time>
        {deliveries > 1 && <span className={styles['detail']}>{plural(deliveries, 'time')}</span>}
      </td>
    </tr>
  );
}
