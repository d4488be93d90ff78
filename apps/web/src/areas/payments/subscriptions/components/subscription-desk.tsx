import { msg } from '@waymark/contract/text/message';
import type { Page } from '@waymark/contract/pagination';
import { staffSubscriptionLists, type StaffSubscriptionList } from '@waymark/contract/payments/choices';
import { perPeriod } from '@waymark/contract/payments/membership-plans';
import type { StaffSubscription } from '@waymark/contract/payments/subscriptions';
import { formatMoney } from '@waymark/contract/text/format';
import { useState } from 'react';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffSubscriptionsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Company` },
  { name: msg`Price`, numeric: true },
  { name: msg`Paid until` },
  { name: msg`State` },
  { name: msg`Actions`, unnamed: true },
];

interface SubscriptionDeskProps {
  show: StaffSubscriptionList;
  subscriptions: Page<StaffSubscription>;
}

/** The plans that renew, for administrators (L-41). */
export function SubscriptionDesk({ show, subscriptions }: SubscriptionDeskProps) {
  const say = useSay();
  const [asked, setAsked] = useState<StaffSubscription | null>(null);
  return (
    <>
      <DeskList
        title={say`Renewing plans`}
        intro={
          <p className={ui['note']}>
            {say`Each period is an order of its own. Money is given back at the checkout, and at an invoice by a credit note.`}
          </p>
        }
        tabs={{
          label: say`Lists of renewing plans`,
          choices: staffSubscriptionLists,
          show,
          pathOf: (list) => staffSubscriptionsPath({ show: list }),
        }}
        list={subscriptions}
        pathOfPage={(page) => staffSubscriptionsPath({ show, page })}
        columns={columns}
        empty={<EmptyDesk>{say`Plans come here that companies pay for each month or year.`}</EmptyDesk>}
      >
        {subscriptions.data.map((one) => (
          <Row key={one.id} subscription={one} onEnd={setAsked} />
        ))}
      </DeskList>
      <EndDialog subscription={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface RowProps {
  subscription: StaffSubscription;
  onEnd: (subscription: StaffSubscription) => void;
}

const nameOf = ({ company }: StaffSubscription) => company?.name ?? msg`Deleted company`;

function Row({ subscription, onEnd }: RowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, orderNumber, amount, currency, renewal, periodEnd, endedAt } = subscription;
  return (
    <tr>
      <th scope="row">
        {nameOf(subscription)}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{say`${name}, order ${orderNumber}`}</span>
      </th>
      <td data-numeric data-label={say`Price`}>
        {say(perPeriod(formatMoney(amount, currency, locale), renewal))}
      </td>
      <td data-label={say`Paid until`}>
        <time dateTime={periodEnd}>{formatDate(words, periodEnd, locale)}</time>
      </td>
      <td data-label={say`State`}>
        <States subscription={subscription} />
      </td>
      <td>
        {endedAt === null && (
          <RowButton name={`${name}, ${nameOf(subscription)}`} onPress={() => onEnd(subscription)}>
            {say`End`}
          </RowButton>
        )}
      </td>
    </tr>
  );
}

function States({ subscription }: { subscription: StaffSubscription }) {
  const say = useSay();
  const { endedAt, endReason, cancelAskedAt, failedAt, isTrial, isInvoiced, waitsForCheckout } = subscription;
  return (
    <>
      {endedAt !== null && <Badge>{endReason}</Badge>}
      {endedAt === null && cancelAskedAt !== null && <Badge>{say`Ends with its period`}</Badge>}
      {endedAt === null && failedAt !== null && <Badge tone="bad">{say`Payment fails`}</Badge>}
      {endedAt === null && isTrial && <Badge>{say`On trial`}</Badge>}
      {isInvoiced && <Badge>{say`By invoice`}</Badge>}
      {waitsForCheckout && <Badge tone="bad">{say`The checkout has not heard of it yet`}</Badge>}
    </>
  );
}

function EndDialog({
  subscription,
  onClose,
}: {
  subscription: StaffSubscription | null;
  onClose: () => void;
}) {
  const say = useSay();
  const { change } = useChange();
  return (
    <ConfirmDialog
      open={subscription !== null}
      title={subscription ? say`End ${subscription.name}, ${nameOf(subscription)}?` : ''}
      confirm={say`End it`}
      cancel={say`Keep it`}
      onConfirm={() =>
        change(
          callApi('POST /staff/subscriptions/:subscriptionId/end', {
            params: { subscriptionId: subscription?.id ?? '' },
          }),
          onClose,
        )
      }
      onClose={onClose}
    >
      {say`It will not renew, and the company gets a mail. What is paid runs to the end of its period; postings beyond the plan that the company has then close a week later.`}
    </ConfirmDialog>
  );
}
