import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { sentMailKinds, sentMailStates } from '@waymark/contract/office/choices/sent-mails';
import { checkoutEventLabels, receiptStates } from '@waymark/contract/payments/choices/webhooks';
import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { Link } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { toneOfReceipt, webhooksPath } from '../rules.ts';

/** What happened to an order, what the checkout reported of it, and what was mailed about it. */
export function OrderCourse({ order: { events, receipts, mails } }: { order: StaffOrderDetail }) {
  return (
    <>
      <Card title="What happened">
        <ol className={styles['list']}>
          {events.map(({ what, at }) => (
            <li key={`${what} ${at}`} className={styles['item']}>
              {what}
              <When at={at} />
            </li>
          ))}
        </ol>
      </Card>
      <Card title="What the checkout reported">
        {receipts.length === 0 ? (
          <p className={styles['quiet']}>Nothing of the last ninety days.</p>
        ) : (
          <ol className={styles['list']}>
            {receipts.map(({ id, kind, state, at }) => (
              <li key={id} className={styles['item']}>
                <Link to={webhooksPath({ receipt: id })}>
                  {kind ? checkoutEventLabels[kind] : 'Unreadable'}
                </Link>
                <span className={styles['badges']}>
                  <Badge tone={toneOfReceipt(state)}>{labelOf(receiptStates, state)}</Badge>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title="Mails about it">
        {mails.length === 0 ? (
          <p className={styles['quiet']}>
            None in the last thirty days. The checkout writes mails of its own.
          </p>
        ) : (
          <ol className={styles['list']}>
            {mails.map(({ id, to, kind, state, at }) => (
              <li key={id} className={styles['item']}>
                <span>
                  {labelOf(sentMailKinds, kind)}, to {to}
                </span>
                <span className={styles['badges']}>
                  <Badge tone={state === 'sent' ? 'good' : 'neutral'}>{labelOf(sentMailStates, state)}</Badge>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

function When({ at }: { at: string }) {
  return (
    <time className={styles['since']} dateTime={at}>
      {formatSince(at)}
    </time>
  );
}
