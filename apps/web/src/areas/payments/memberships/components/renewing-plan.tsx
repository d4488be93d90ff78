import { msg } from '@waymark/contract/text/message';
import { perPeriod } from '@waymark/contract/payments/membership-plans';
import type { Subscription } from '@waymark/contract/payments/subscriptions';
import { formatMoney } from '@waymark/contract/text/format';
import { orderProcessingPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { openLater } from '../../../../lib/new-window.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface RenewingPlanProps {
  subscription: Subscription;
  mayChange: boolean;
}

/** A plan that renews: when and for how much, and the ways to end, keep, switch and pay it (L-41). */
export function RenewingPlan({ subscription, mayChange }: RenewingPlanProps) {
  const say = useSay();
  const [asked, setAsked] = useState<'cancel' | 'switch' | null>(null);
  const { press, pending } = useChange();
  const { id, name, isInvoiced, cancelAskedAt, isOver, switches, next } = subscription;
  const params = { subscriptionId: id };
  const isCanceled = cancelAskedAt !== null;
  return (
    <section className={ui['stack4']} aria-label={say`${name} renews`}>
      <State subscription={subscription} />
      {mayChange && (
        <p className={ui['wrap2']}>
          {isCanceled && !isOver && (
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => press(callApi('POST /company/subscriptions/:subscriptionId/resume', { params }))}
            >
              {say`Keep the plan`}
            </Button>
          )}
          {!isCanceled && (
            <Button variant="secondary" onClick={() => setAsked('cancel')}>
              {say`Cancel the plan`}
            </Button>
          )}
          {!isCanceled && (switches.length > 0 || next) && (
            <Button variant="quiet" onClick={() => setAsked('switch')}>
              {say`Switch to another plan`}
            </Button>
          )}
          {!isInvoiced && !isOver && board.hasCheckout && (
            <Button variant="quiet" onClick={() => void openLater(() => findCardPage(id))}>
              {say`Change the card`}
            </Button>
          )}
        </p>
      )}
      {mayChange && (
        <>
          <CancelDialog
            subscription={subscription}
            open={asked === 'cancel'}
            onClose={() => setAsked(null)}
          />
          <SwitchDialog
            subscription={subscription}
            open={asked === 'switch'}
            onClose={() => setAsked(null)}
          />
        </>
      )}
    </section>
  );
}

async function findCardPage(subscriptionId: string): Promise<string> {
  const { data } = await callApi('POST /company/subscriptions/:subscriptionId/card', {
    params: { subscriptionId },
  });
  return orderProcessingPath(data.checkoutLink, data.autoLoginCode);
}

/** What renews when and for how much, and what is in its way. */
function State({ subscription }: { subscription: Subscription }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, amount, currency, renewal, periodEnd, isTrial, isInvoiced, next } = subscription;
  const { cancelAskedAt, failedAt, nextTryAt, cardEndsOn, paymentMethod } = subscription;
  const day = formatDate(words, periodEnd, locale);
  const time = <time dateTime={periodEnd} />;
  if (cancelAskedAt !== null) {
    return (
      <p>
        {rich(
          say,
          msg`${name} is canceled. It runs until <time>${day}</time>, and does not renew. Open postings then stay to their own last day, for 90 days at most; there is no room for new ones.`,
          { time },
        )}
      </p>
    );
  }
  const follows = next?.name ?? name;
  const price = formatMoney(next?.amount ?? amount, currency, locale);
  return (
    <>
      <p>
        {isTrial && <>{say`The trial is free.`} </>}
        {rich(
          say,
          renewal === 'monthly'
            ? msg`${follows} renews on <time>${day}</time> for another month, for ${price}`
            : msg`${follows} renews on <time>${day}</time> for another year, for ${price}`,
          { time },
        )}
        {isInvoiced ? say`, by invoice` : paymentMethod && ` (${paymentMethod})`}.
        {next && <> {say`Until then you have ${name}.`}</>}
      </p>
      {failedAt !== null && (
        <Notice tone="bad">
          {nextTryAt === null
            ? say`The last payment has failed. It is not tried again: the plan ends in a few days, unless you enter another card.`
            : say`The last payment has failed. It is tried again on ${formatDate(words, nextTryAt, locale)}.`}
        </Notice>
      )}
      {cardEndsOn !== null && (
        <Notice tone="bad">
          {say`The card is good until ${formatDate(words, cardEndsOn, locale)}. Enter a new one.`}
        </Notice>
      )}
    </>
  );
}

interface DialogProps {
  subscription: Subscription;
  open: boolean;
  onClose: () => void;
}

function CancelDialog({ subscription: { id, name, periodEnd }, open, onClose }: DialogProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { change } = useChange();
  const params = { subscriptionId: id };
  return (
    <ConfirmDialog
      open={open}
      title={say`Cancel ${name}?`}
      confirm={say`Cancel the plan now`}
      cancel={say`Keep it`}
      onConfirm={() =>
        change(callApi('POST /company/subscriptions/:subscriptionId/cancel', { params }), onClose)
      }
      onClose={onClose}
    >
      {say`It runs until ${formatDate(words, periodEnd, locale)}, and does not renew. We confirm it by mail, and you can take it back until that day.`}
    </ConfirmDialog>
  );
}

function SwitchDialog({ subscription, open, onClose }: DialogProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { change } = useChange();
  const { id, name, amount, currency, renewal, periodEnd, switches, next } = subscription;
  const [chosen, setChosen] = useState(next?.plan ?? '');
  const target = switches.find(({ plan }) => plan === chosen);
  const body = target ? { plan: target.plan, seen: { amount: target.amount, currency } } : { plan: null };
  return (
    <ConfirmDialog
      open={open}
      title={say`Which plan follows?`}
      confirm={say`Save`}
      onConfirm={() =>
        change(
          callApi('PUT /company/subscriptions/:subscriptionId/next', {
            params: { subscriptionId: id },
            body,
          }),
          onClose,
        )
      }
      onClose={onClose}
    >
      <SelectField
        label={say`Plan of the next period`}
        hint={
          target
            ? say`${target.description}. It begins on ${formatDate(words, periodEnd, locale)}; nothing is charged before.`
            : say`It renews on ${formatDate(words, periodEnd, locale)}.`
        }
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">
          {name}, {say(perPeriod(formatMoney(amount, currency, locale), renewal))}
        </option>
        {switches.map((one) => (
          <option key={one.plan} value={one.plan}>
            {one.name}, {say(perPeriod(formatMoney(one.amount, currency, locale), renewal))}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
