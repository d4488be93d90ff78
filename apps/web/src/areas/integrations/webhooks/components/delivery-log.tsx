import {
  deliveryLists,
  deliveryStateLabels,
  webhookEvents,
  type DeliveryList,
} from '@waymark/contract/integrations/webhook-choices';
import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import type { Page } from '@waymark/contract/pagination';
import { msg, plural } from '@waymark/contract/text/message';
import { RowButton, Since, SinceCell } from '../../../../components/data/desk.tsx';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import ui from '../../../../styles/primitives.module.css';
import { callsOf } from '../api/webhook-receivers.ts';
import { receiversPath, toneOfDelivery, type Side } from '../rules.ts';
import styles from './webhooks.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface DeliveryLogProps {
  side: Side;
  receiver: WebhookReceiver;
  deliveries: Page<WebhookDelivery>;
  show: DeliveryList;
}

const columns = [
  { name: msg`Event` },
  { name: msg`Result` },
  { name: msg`When` },
  { name: msg`Actions`, unnamed: true },
];

/** The deliveries of a receiver in the last 30 days, the latest first. */
export function DeliveryLog({ side, receiver, deliveries, show }: DeliveryLogProps) {
  const say = useSay();
  const { pending, press } = useChange();
  const { data, total, page, pageSize } = deliveries;
  const mayReplay = receiver.stop === null;
  return (
    <>
      <TabLinks
        label={say`Lists of deliveries`}
        tabs={deliveryLists.map((list) => ({
          label: list === 'all' ? say`All` : say(deliveryStateLabels[list]),
          to: receiversPath(side, { receiver: receiver.id, show: list }),
          isCurrent: list === show,
        }))}
      />
      {total === 0 ? (
        <p className={ui['note']}>
          {show === 'all'
            ? say`Nothing was sent in the last 30 days. A test shows whether it arrives.`
            : say`None.`}
        </p>
      ) : (
        <DataTable columns={columns.map((column) => ({ ...column, name: say(column.name) }))}>
          {data.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              send={mayReplay ? () => press(callsOf(side).replay(receiver.id, delivery.id)) : undefined}
            />
          ))}
        </DataTable>
      )}
      {show === 'failed' && total > 0 && mayReplay && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => press(callsOf(side).replayFailed(receiver.id))}
        >
          {say`Send all of these again`}
        </Button>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => receiversPath(side, { receiver: receiver.id, show, page: next })}
        label={say`Pages of deliveries`}
      />
    </>
  );
}

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  send: (() => void) | undefined;
}

function DeliveryRow({ delivery, send }: DeliveryRowProps) {
  const say = useSay();
  const { id, type, state, attempts, lastError, payload, occurredAt, nextAttemptAt } = delivery;
  const label = say(webhookEvents.find(({ value }) => value === type)?.label ?? msg`A test`);
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        {label}
        <details className={`${ui['note']} ${styles['event']}`}>
          <summary>{say`Payload`}</summary>
          <p>{id}</p>
          <pre className={`${ui['sunken']} ${styles['payload']}`}>{payload}</pre>
        </details>
      </th>
      <td>
        <Badge tone={toneOfDelivery(delivery)}>{say(deliveryStateLabels[state])}</Badge>
        {lastError && <span className={`${ui['note']} ${ui['subtitle']}`}>{lastError}</span>}
        {attempts > 1 && (
          <span className={`${ui['note']} ${ui['subtitle']}`}>{say`${plural(attempts, 'attempt')}`}</span>
        )}
        {nextAttemptAt && attempts > 0 && (
          <span className={`${ui['note']} ${ui['subtitle']}`}>
            {rich(say, msg`Next at <time></time>`, { time: <Since at={nextAttemptAt} format="moment" /> })}
          </span>
        )}
      </td>
      <SinceCell at={occurredAt} />
      <td>
        {send && (
          <RowButton name={label} onPress={send}>
            {state === 'waiting' ? say`Send now` : say`Send again`}
          </RowButton>
        )}
      </td>
    </tr>
  );
}
