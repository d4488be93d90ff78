import { maxReceivers } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import ui from '../../../../styles/primitives.module.css';
import { callsOf } from '../api/webhook-receivers.ts';
import { receiversPath, stateOf, type Side } from '../rules.ts';
import { ReceiverForm } from './receiver-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [{ name: msg`Receiver` }, { name: msg`State` }, { name: msg`Waiting`, numeric: true }];

const intros: Record<Side, string> = {
  company: msg`When a job of yours opens, changes or closes, or an application comes or moves, we tell your own systems at once. Each message is signed, carries ids and no personal data, and is sent again for three days until it arrives.`,
  board: msg`When a job of the board opens, changes or closes, we tell other systems at once. Each message is signed, carries ids and no personal data, and is sent again for three days until it arrives.`,
};

interface ReceiverListProps {
  side: Side;
  receivers: readonly WebhookReceiver[];
}

/** Receivers of webhooks, and a form for another one (L-28). */
export function ReceiverList({ side, receivers }: ReceiverListProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const total = receivers.length;
  return (
    <>
      <DeskList
        title={say`Webhooks`}
        intro={<p className={ui['note']}>{say(intros[side])}</p>}
        list={{ total, page: 1, pageSize: Math.max(1, total) }}
        pathOfPage={() => receiversPath(side)}
        columns={columns.map((column) => ({ ...column, name: say(column.name) }))}
        empty={
          <EmptyDesk title={say`No receivers`}>{say`Add the address of a system that listens.`}</EmptyDesk>
        }
      >
        {receivers.map((receiver) => (
          <ReceiverRow key={receiver.id} side={side} receiver={receiver} />
        ))}
      </DeskList>
      {total < maxReceivers && (
        <Card title={say`Add a receiver`}>
          <ReceiverForm
            side={side}
            submit={say`Add`}
            onSubmit={async (body) => {
              setSecret((await callsOf(side).add(body)).secret);
              await revalidate();
            }}
          />
        </Card>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}

function ReceiverRow({ side, receiver }: { side: Side; receiver: WebhookReceiver }) {
  const say = useSay();
  const locale = useLocale();
  const { id, url, name, waiting } = receiver;
  const { tone, label } = stateOf(receiver);
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        <Link to={receiversPath(side, { receiver: id })}>{name || new URL(url).host}</Link>
        <span className={`${ui['note']} ${ui['subtitle']}`}>{url}</span>
      </th>
      <td>
        <Badge tone={tone}>{say(label)}</Badge>
      </td>
      <td data-numeric data-label={say`Waiting`}>
        {formatCount(waiting, locale)}
      </td>
    </tr>
  );
}
