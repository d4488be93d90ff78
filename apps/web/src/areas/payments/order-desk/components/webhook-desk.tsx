import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { paths, searchPath } from '@waymark/contract/paths';
import { checkoutEventLabels, receiptStates } from '@waymark/contract/payments/choices/webhooks';
import type { WebhookReceiptDetail } from '@waymark/contract/payments/webhooks';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { orderPath, toneOfReceipt, webhooksPath } from '../rules.ts';
import desk from '../../../../components/data/desk.module.css';
import styles from './webhook-desk.module.css';

/** A report of the checkout: what it said, what it changed, and what can be done with it. */
export function WebhookDesk({ receipt }: { receipt: WebhookReceiptDetail }) {
  const { kind, state, refusal, changes, payload } = receipt;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={webhooksPath()}>
            Back to the list
          </ButtonLink>
        }
      >
        {kind ? `Report: ${checkoutEventLabels[kind].toLowerCase()}` : 'Unreadable report'}
      </PageHeading>
      <p className={desk['badges']}>
        <Badge tone={toneOfReceipt(state)}>{labelOf(receiptStates, state)}</Badge>
      </p>
      {refusal && <Notice tone="bad">Refused: {refusal}</Notice>}
      <Card title="About the report">
        <Facts receipt={receipt} />
        <WebhookActions receipt={receipt} />
      </Card>
      <Card title="What it changed">
        {changes.length === 0 ? (
          <p className={desk['quiet']}>Nothing.</p>
        ) : (
          <dl className={desk['facts']}>
            {changes.map(({ field, before, after }) => (
              <Change key={field} {...{ field, before, after }} />
            ))}
          </dl>
        )}
      </Card>
      <Card title="What it said">
        {payload === null ? (
          <p className={desk['quiet']}>
            This is not kept: it could not be read, or the customer that it names has no account.
          </p>
        ) : (
          // It scrolls by itself, so that the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles['payload']} tabIndex={0}>
            {payload}
          </pre>
        )}
      </Card>
    </>
  );
}

function Change({ field, before, after }: WebhookReceiptDetail['changes'][number]) {
  return (
    <>
      <dt>{field}</dt>
      <dd>{before === null ? after : `${before}, then ${after}`}</dd>
    </>
  );
}

function Facts({ receipt }: { receipt: WebhookReceiptDetail }) {
  const { id, orderId, orderNumber, customer, deliveries, receivedAt } = receipt;
  return (
    <dl className={desk['facts']}>
      <dt>Id</dt>
      <dd>{id}</dd>
      <dt>First came</dt>
      <dd>
        <time dateTime={receivedAt}>{formatSince(receivedAt)}</time>
        {deliveries > 1 && `, ${plural(deliveries, 'time')} in all`}
      </dd>
      <dt>Signature</dt>
      <dd>Right</dd>
      <dt>Order</dt>
      <dd>{orderId ? <Link to={orderPath(orderId)}>{orderNumber}</Link> : (orderNumber ?? 'None')}</dd>
      {customer && (
        <>
          <dt>Customer</dt>
          <dd>
            <Link to={searchPath({ user: customer.id }, paths.staffUsers)}>{customer.name}</Link>
          </dd>
        </>
      )}
    </dl>
  );
}

/** What can be done with a report: act upon it as if it came now, or let it rest. */
function WebhookActions({ receipt: { id, state, payload } }: { receipt: WebhookReceiptDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);

  async function replay() {
    showSuccess(await replayWebhook(id));
    setAsked(false);
    await revalidate();
  }

  async function setAside() {
    setPending(true);
    try {
      showSuccess(await setWebhookAside(id));
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Actions>
      {payload !== null && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Replay
        </Button>
      )}
      {state === 'refused' && (
        <Button variant="secondary" pending={pending} onClick={() => void setAside()}>
          Set aside
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="Replay this report"
        confirm="Replay"
        onConfirm={replay}
        onClose={() => setAsked(false)}
      >
        The board acts upon it as if it came now. What it has done already it does not do again, and it is
        refused when its order has moved on.
      </ConfirmDialog>
    </Actions>
  );
}

/** Gives what to say afterwards, as the other one. */
async function replayWebhook(receiptId: string): Promise<string> {
  const { message } = await callApi('POST /staff/webhooks/:receiptId/replay', { params: { receiptId } });
  return message;
}

async function setWebhookAside(receiptId: string): Promise<string> {
  const { message } = await callApi('POST /staff/webhooks/:receiptId/set-aside', { params: { receiptId } });
  return message;
}
