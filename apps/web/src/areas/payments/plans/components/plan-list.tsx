import type { Say } from '@waymark/contract/text/say';
import { describePlan, pricePerPeriodOf } from '@waymark/contract/payments/membership-plans';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { RowButton } from '../../../../components/data/desk.tsx';
import { SaleDesk } from '../../../../components/data/sale-desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { PlanForm } from './plan-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Plan` },
  { name: msg`Price`, numeric: true },
  { name: msg`Running`, numeric: true },
  { name: msg`Sold`, numeric: true },
  { name: msg`Actions`, unnamed: true },
];

/** The products for companies, in the order of the home page (L-30). */
export function PlanList({ plans }: { plans: readonly StaffPlan[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <SaleDesk
      title={say`Plans`}
      add={say`Add a plan`}
      note={say`Companies see these on the home page, and order them on their page of transactions. A change holds from now on: what is ordered or runs already keeps its price and its terms.`}
      columns={columns}
      items={plans}
      rowOf={(row) => rowOf(say, row, locale)}
      move={({ key }, direction) =>
        callApi('PUT /staff/plans/:key/place', { params: { key }, body: { direction } })
      }
      renderTools={({ key, kind, name, isUnused }, isRetired, press) =>
        kind === 'plan' && (
          <>
            <RowButton
              name={name}
              onPress={() =>
                press(
                  callApi('PUT /staff/plans/:key/retired', {
                    params: { key },
                    body: { retired: !isRetired },
                  }),
                )
              }
            >
              {isRetired ? say`Sell again` : say`Take off sale`}
            </RowButton>
            {isUnused && (
              <RowButton
                name={name}
                onPress={() => press(callApi('DELETE /staff/plans/:key', { params: { key } }))}
              >
                {say`Delete`}
              </RowButton>
            )}
          </>
        )
      }
      renderForm={(known, close) => <PlanForm known={known} onClose={close} />}
    />
  );
}

function rowOf(say: Say, plan: StaffPlan, language: Locale) {
  const { key, kind, name, running, orders } = plan;
  return {
    id: key,
    name,
    description: say(describePlan(plan)),
    price: say(pricePerPeriodOf(plan, language)),
    badges: (
      <>
        {kind === 'free' && <Badge>{say`Every company has it until it buys one`}</Badge>}
        {kind === 'posting' && <Badge>{say`Beyond a plan`}</Badge>}
      </>
    ),
    cells: (
      <>
        <td data-numeric data-label={say`Running`}>
          {kind === 'plan' ? formatCount(running, language) : '–'}
        </td>
        <td data-numeric data-label={say`Sold`}>
          {kind === 'free' ? '–' : formatCount(orders, language)}
        </td>
      </>
    ),
  };
}
