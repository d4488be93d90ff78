import { labelOf } from '@waymark/contract/jobs/choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { checkoutEventLabels, receiptStates } from '@waymark/contract/payments/choices';
import type { WebhookReceiptDetail } from '@waymark/contract/payments/webhooks';
import { plural, term } from '@waymark/contract/text/message';
import { Fragment } from 'react';
import { Link } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskHeading, Since } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { orderPath, toneOfReceipt, webhooksPath } from '../rules.ts';
import styles from './order-desk.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** A webhook of the checkout: its content, what it changed, and the actions of staff. */
export function WebhookDesk({ receipt }: { receipt: WebhookReceiptDetail }) {
  const say = useSay();
  const { kind, state, refusal, changes, payload } = receipt;
  return (
    <>
      <DeskHeading list={webhooksPath()}>
        {kind ? say`Report: ${term(checkoutEventLabels[kind])}` : say`Unreadable report`}
      </DeskHeading>
      <p className={ui['cluster2']}>
        <Badge tone={toneOfReceipt(state)}>{say(labelOf(receiptStates, state))}</Badge>
      </p>
      {refusal && <Notice tone="bad">{say`Refused: ${refusal}`}</Notice>}
      <Card title={say`About the report`}>
        <Facts receipt={receipt} />
        <WebhookActions receipt={receipt} />
      </Card>
      <Card title={say`What it changed`}>
        {changes.length === 0 ? (
          <p className={ui['note']}>{say`Nothing.`}</p>
        ) : (
          <dl className={desk['facts']}>
            {changes.map(({ field, before, after }) => (
              <Fragment key={field}>
                <dt>{field}</dt>
                <dd>{before === null ? after : say`${before}, then ${after}`}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </Card>
      <Card title={say`What it said`}>
        {payload === null ? (
          <p className={ui['note']}>
            {say`This is not kept: it could not be read, or the customer that it names has no account.`}
          </p>
        ) : (
          // It scrolls by itself, so the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={`${ui['sunken']} ${styles['payload']}`} tabIndex={0}>
            {payload}
          </pre>
        )}
      </Card>
    </>
  );
}

function Facts({ receipt }: { receipt: WebhookReceiptDetail }) {
  const say = useSay();
  const { id, orderId, orderNumber, customer, deliveries, receivedAt } = receipt;
  return (
    <dl className={desk['facts']}>
      <dt>{say`Id`}</dt>
      <dd>{id}</dd>
      <dt>{say`First came`}</dt>
      <dd>
        <Since at={receivedAt} />
        {deliveries > 1 && <> ({say`${plural(deliveries, 'time')} in all`})</>}
      </dd>
      <dt>{say`Signature`}</dt>
      <dd>{say`Right`}</dd>
      <dt>{say`Order`}</dt>
      <dd>{orderId ? <Link to={orderPath(orderId)}>{orderNumber}</Link> : (orderNumber ?? say`None`)}</dd>
      {customer && (
        <>
          <dt>{say`Customer`}</dt>
          <dd>
            <Link to={searchPath({ user: customer.id }, paths.staffUsers)} dir="auto">
              {customer.name}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

function WebhookActions({ receipt: { id, state, payload } }: { receipt: WebhookReceiptDetail }) {
  const say = useSay();
  const { pending, change, press } = useChange();
  const params = { receiptId: id };
  return (
    <Actions>
      {payload !== null && (
        <ConfirmButton
          label={say`Replay`}
          title={say`Replay this report`}
          onConfirm={(close) => change(callApi('POST /staff/webhooks/:receiptId/replay', { params }), close)}
        >
          {say`The board acts upon it as if it came now. What it has done already it does not do again, and it is refused when its order has moved on.`}
        </ConfirmButton>
      )}
      {state === 'refused' && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => press(callApi('POST /staff/webhooks/:receiptId/set-aside', { params }))}
        >
          {say`Set aside`}
        </Button>
      )}
    </Actions>
  );
}
