import { paths } from '@waymark/contract/paths';
import { describePlan, shownPriceOf } from '@waymark/contract/payments/membership-plans';
import type { CompanyPlan, PlanOffer, Transaction } from '@waymark/contract/payments/memberships';
import type { Subscription } from '@waymark/contract/payments/subscriptions';
import { msg, plural, term } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { inOwnWords, ownText, pricesIn } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { chosenPlanOf, describePostingPrice, describeUse, describeWaiting } from '../rules.ts';
import styles from './memberships.module.css';
import { RenewingPlan } from './renewing-plan.tsx';
import type { Pay } from './use-checkout.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface PlanCardProps {
  plan: CompanyPlan;
  /** What renews, or did in this period. */
  subscriptions?: readonly Subscription[];
  transactions: readonly Transaction[];
  mayPay: boolean;
  onPay: Pay;
}

/** The plan of the company, how much of it is in use, and the plans that it can order. */
export function PlanCard({ plan, subscriptions = [], transactions, mayPay, onPay }: PlanCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const renews = subscriptions.some((one) => one.plan === plan.plan);
  const waiting = describeWaiting(plan, transactions, locale);
  return (
    <div className={styles['plan']}>
      <Card title={say`Your plan: ${ownText(plan.name, say.language)}`}>
        <p>
          {say(describeUse(plan))}{' '}
          {plan.endsAt &&
            !renews &&
            rich(say, msg`It ends on <time>${formatDate(words, plan.endsAt, locale)}</time>, by itself.`, {
              time: <time dateTime={plan.endsAt} />,
            })}
        </p>
        {subscriptions.map((one) => (
          <RenewingPlan key={one.id} subscription={one} mayChange={mayPay} />
        ))}
        {plan.ended && (
          <p>
            {rich(
              say,
              msg`Your ${ownText(plan.ended.name, say.language)} plan ended on <time>${formatDate(words, plan.ended.endedAt, locale)}</time>.`,
              { time: <time dateTime={plan.ended.endedAt} /> },
            )}
          </p>
        )}
        <Closing closing={plan.closing} canOrder={plan.offers.length > 0} />
        {waiting && (
          <Notice tone="bad">
            <p>{say(waiting)}</p>
            <p>
              {rich(
                say,
                plan.offers.length === 0
                  ? msg`<jobs>Go to your jobs</jobs> or <contact>write to us</contact>`
                  : msg`<jobs>Go to your jobs</jobs>`,
                { jobs: <Link to={paths.companyManageJob} />, contact: <Link to={paths.contact} /> },
              )}
            </p>
          </Notice>
        )}
        {plan.offers.length > 0 && (
          <PlanOffers
            offers={inOwnWords('plans', plan.offers, say.language)}
            isRenewing={subscriptions.length > 0}
            mayPay={mayPay}
            onPay={onPay}
          />
        )}
      </Card>
    </div>
  );
}

/** The postings that will close, until they have a place again. */
function Closing({ closing, canOrder }: Pick<CompanyPlan, 'closing'> & { canOrder: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (closing.length === 0) return null;
  return (
    <Notice tone="bad">
      <p>
        {canOrder
          ? say`Your plan no longer has a place for these postings. They close unless you take a plan or close others:`
          : say`Your plan no longer has a place for these postings. They close unless you close others:`}
      </p>
      <ul className={styles['closing']}>
        {closing.map(({ jobId, title, closesAt }) => (
          <li key={jobId}>
            {rich(say, msg`${title}, on <time>${formatDate(words, closesAt, locale)}</time>`, {
              time: <time dateTime={closesAt} />,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface PlanOffersProps extends Pick<CompanyPlan, 'offers'> {
  /** One plan renews at a time: it is switched, and no second one is ordered. */
  isRenewing: boolean;
  mayPay: boolean;
  onPay: Pay;
}

/** The paid plans; the one that the address names stands out. */
function PlanOffers({ offers, isRenewing, mayPay, onPay }: PlanOffersProps) {
  const say = useSay();
  const locale = useLocale();
  const plans = offers.filter(({ kind }) => kind === 'plan');
  const posting = offers.find(({ kind }) => kind === 'posting');
  const chosen = chosenPlanOf(useSearchParams()[0]);
  return (
    <>
      {chosen && <p>{say`You chose ${ownText(chosen.name, say.language)}. It begins when it is paid.`}</p>}
      <ul className={`${ui['grid4']} ${styles['offers']}`}>
        {plans.map((plan) => (
          <Offer
            key={plan.key}
            offer={plan}
            isChosen={plan.key === chosen?.key}
            mayPay={mayPay && !(isRenewing && plan.renewal !== 'once')}
            onPay={onPay}
          />
        ))}
      </ul>
      <p className={`${ui['note']} ${ui['measure']}`}>
        {plans.some(({ renewal }) => renewal !== 'once')
          ? say`A plan that renews is paid for each month or year until you cancel it, here and in two clicks. What is paid once ends by itself.`
          : say`An installation is one purchase: it is paid once, and nothing renews by itself.`}
        {posting && (
          <>
            {' '}
            {say`One posting beyond the plan costs ${term(describePostingPrice(posting, locale))} for ${plural(posting.days ?? 0, 'day')}.`}{' '}
          </>
        )}
        {[...new Set(offers.map(({ refundTerms }) => refundTerms))].filter(Boolean).join(' ')}
        {!mayPay && <> {say`To order, pay or cancel, ask an owner of the company for the role.`}</>}
      </p>
    </>
  );
}

interface OfferProps {
  offer: PlanOffer;
  isChosen: boolean;
  mayPay: boolean;
  onPay: Pay;
}

function Offer({ offer, isChosen, mayPay, onPay }: OfferProps) {
  const say = useSay();
  const locale = useLocale();
  const [pending, setPending] = useState(false);
  const { key, amount, currency } = offer;
  const { price, tax } = shownPriceOf(offer, pricesIn(say.language), locale);

  async function order() {
    setPending(true);
    await onPay(
      async () =>
        (await callApi('POST /company/plan-orders', { body: { plan: key, seen: { amount, currency } } })).data
          .orderId,
    );
    setPending(false);
  }

  return (
    <li className={`${ui['grid3']} ${styles['offer']}`} data-chosen={isChosen || undefined}>
      <div>
        <h3 className={styles['name']} dir="auto">
          {offer.name}
        </h3>
        <p>
          {[say(price), offer.unit, tax && `(${say(tax)})`].filter(Boolean).join(' ')}:{' '}
          {say(describePlan(offer))}.
        </p>
      </div>
      {mayPay && (
        <Button variant={isChosen ? 'primary' : 'secondary'} pending={pending} onClick={() => void order()}>
          {say`Order ${offer.name}`}
        </Button>
      )}
    </li>
  );
}
