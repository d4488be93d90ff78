import { type DeliveryList } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import type { Page } from '@waymark/contract/pagination';
import { meaning, msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskHeading, Since } from '../../../../components/data/desk.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { callsOf } from '../api/webhook-receivers.ts';
import { receiversPath, stopOf, type Side } from '../rules.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { ReceiverForm } from './receiver-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface ReceiverDeskProps {
  side: Side;
  receiver: WebhookReceiver;
  deliveries: Page<WebhookDelivery>;
  show: DeliveryList;
}

/** One receiver: how it does, what it is told of, its secret, and what was sent to it. */
export function ReceiverDesk({ side, receiver, deliveries, show }: ReceiverDeskProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const { url, name, events, stop } = receiver;
  const stopped = stopOf(receiver);
  return (
    <>
      <DeskHeading list={receiversPath(side)}>{name || new URL(url).host}</DeskHeading>
      {stopped && <Notice tone="bad">{say(stopped)}</Notice>}
      <Card title={say`State`}>
        <Facts receiver={receiver} />
        <ReceiverActions side={side} receiver={receiver} />
      </Card>
      <Card title={say`Deliveries`}>
        <DeliveryLog side={side} receiver={receiver} deliveries={deliveries} show={show} />
      </Card>
      <Card title={say`Address and events`}>
        <ReceiverForm
          key={receiver.id}
          side={side}
          values={{ url, name, events }}
          submit={say`Save`}
          onSubmit={async (body) => {
            await callsOf(side).change(receiver.id, { ...body, isOn: stop === null });
            showSuccess(say`The receiver is saved.`);
            await revalidate();
          }}
        />
      </Card>
    </>
  );
}

function Facts({ receiver }: { receiver: WebhookReceiver }) {
  const say = useSay();
  const { url, stop, waiting, failures, failingSince, lastDeliveredAt, previousSecretUntil } = receiver;
  return (
    <dl className={desk['facts']}>
      <dt>{say`Address${meaning('of a page or server')}`}</dt>
      <dd>{url}</dd>
      <dt>{say`Switched`}</dt>
      <dd>{stop === null ? say`On` : say`Off`}</dd>
      <dt>{say`Last arrived`}</dt>
      <dd>{lastDeliveredAt ? <Since at={lastDeliveredAt} /> : say`Nothing yet`}</dd>
      <dt>{say`Waiting`}</dt>
      <dd>{waiting}</dd>
      {failingSince && (
        <>
          <dt>{say`Refused`}</dt>
          <dd>
            {rich(say, msg`${failures} in a row, since <time></time>`, {
              time: <Since at={failingSince} format="moment" />,
            })}
          </dd>
        </>
      )}
      {previousSecretUntil && (
        <>
          <dt>{say`Old secret`}</dt>
          <dd>
            {rich(say, msg`Also signs until <time></time>`, {
              time: <Since at={previousSecretUntil} format="moment" />,
            })}
          </dd>
        </>
      )}
    </dl>
  );
}

function ReceiverActions({ side, receiver }: { side: Side; receiver: WebhookReceiver }) {
  const say = useSay();
  const calls = callsOf(side);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pending, press } = useChange();
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, name, events, stop } = receiver;
  const isOn = stop === null;

  async function toggle() {
    await calls.change(id, { url, name, events, isOn: !isOn });
    return { message: isOn ? say`It is off. Nothing is sent to it.` : say`It is on.` };
  }

  return (
    <Actions>
      {isOn && (
        <Button pending={pending} onClick={() => press(calls.test(id))}>
          {say`Send a test`}
        </Button>
      )}
      <Button variant="secondary" pending={pending} onClick={() => press(toggle())}>
        {isOn ? say`Switch off` : say`Switch on`}
      </Button>
      <ConfirmButton
        label={say`New secret`}
        title={say`Make a new secret?`}
        onConfirm={async (close) => {
          const made = await calls.rotate(id);
          close();
          setSecret(made.secret);
          await revalidate();
        }}
      >
        {say`Both secrets sign for a day, so that your receiver can change in between. After that, only the new one counts.`}
      </ConfirmButton>
      <ConfirmButton
        label={say`Remove`}
        title={say`Remove this receiver?`}
        onConfirm={async () => {
          const { message } = await calls.remove(id);
          await navigate(receiversPath(side));
          showSuccess(message);
        }}
      >
        {say`Nothing more is sent to ${new URL(url).host}, and its log is deleted.`}
      </ConfirmButton>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Actions>
  );
}
