import { msg } from '@waymark/contract/text/message';
import type { Page } from '@waymark/contract/pagination';
import { staffSubscriptionLists } from '@waymark/contract/payments/choices';
import type { ContractCancellation } from '@waymark/contract/payments/subscriptions';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffSubscriptionsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Number`, numeric: true },
  { name: msg`Contract` },
  { name: msg`From` },
  { name: msg`Arrived` },
  { name: msg`Ends` },
  { name: msg`Actions`, unnamed: true },
];

/** What came by the public page that ends contracts. Nothing ends by it alone: who wrote it is looked into (L-41). */
export function CancellationDesk({ cancellations }: { cancellations: Page<ContractCancellation> }) {
  const say = useSay();
  return (
    <DeskList
      title={say`Renewing plans`}
      intro={
        <p className={ui['note']}>
          {say`Declarations of the public page, each confirmed by mail. Find the contract, end it, and write to the person when it ends.`}
        </p>
      }
      tabs={{
        label: say`Lists of renewing plans`,
        choices: staffSubscriptionLists,
        show: 'cancellations',
        pathOf: (show) => staffSubscriptionsPath({ show }),
      }}
      list={cancellations}
      pathOfPage={(page) => staffSubscriptionsPath({ show: 'cancellations', page })}
      columns={columns}
      empty={<EmptyDesk>{say`No contract was canceled on the public page yet.`}</EmptyDesk>}
    >
      {cancellations.data.map((one) => (
        <Row key={one.id} cancellation={one} />
      ))}
    </DeskList>
  );
}

function Row({ cancellation }: { cancellation: ContractCancellation }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { press, pending } = useChange();
  const { id, number, name, email, contract, reason, endsOn, createdAt, doneAt } = cancellation;
  return (
    <tr>
      <td data-numeric data-label={say`Number`}>
        {number}
      </td>
      <th scope="row" dir="auto">
        {contract}
        {reason && <span className={`${ui['note']} ${ui['subtitle']}`}>{reason}</span>}
      </th>
      <td data-label={say`From`} dir="auto">
        {name}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{email}</span>
      </td>
      <td data-label={say`Arrived`}>
        <time dateTime={createdAt}>{formatDate(words, createdAt, locale)}</time>
      </td>
      <td data-label={say`Ends`}>{endsOn ? formatDate(words, endsOn, locale) : say`As soon as it can`}</td>
      <td>
        {doneAt === null ? (
          <RowButton
            name={say`cancellation ${number}`}
            pending={pending}
            onPress={() =>
              press(
                callApi('POST /staff/contract-cancellations/:cancellationId/done', {
                  params: { cancellationId: id },
                }),
              )
            }
          >
            {say`Done`}
          </RowButton>
        ) : (
          <Badge tone="good">{say`Done`}</Badge>
        )}
      </td>
    </tr>
  );
}
