import { labelOf } from '@waymark/contract/jobs/choices';
import { movedKinds, movedPerMinute } from '@waymark/contract/lifecycle/moving-choices';
import type { MovedPeople } from '@waymark/contract/lifecycle/moving';
import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const columns = [
  { name: msg`People` },
  { name: msg`Waiting` },
  { name: msg`Invited` },
  { name: msg`Joined` },
  { name: msg`Had an account` },
  { name: msg`Left out` },
  { name: msg`Actions`, unnamed: true },
];

/** People of a board that moved here, and the invitations to them (L-31). */
export function MovingDesk({ people }: { people: readonly MovedPeople[] }) {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Moving in`}</PageHeading>
      <p className={ui['lead']}>
        {rich(
          say,
          msg`<code>npm run move:wordpress</code> brings postings, companies and old addresses of another board. Its people are written to only when you start that here, up to ${movedPerMinute} of each kind a minute, each of them once.`,
          { code: <code /> },
        )}
      </p>
      <Card title={say`Invitations`}>
        <DataTable columns={columns}>
          {people.map((row) => (
            <PeopleRow key={row.kind} people={row} />
          ))}
        </DataTable>
      </Card>
      <Card title={say`Old addresses`}>
        <p>{say`Links to the postings and companies of the other board lead to those here.`}</p>
        <div>
          <ButtonLink variant="secondary" to={paths.staffRedirects}>
            {say`See the redirects`}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

function PeopleRow({ people }: { people: MovedPeople }) {
  const say = useSay();
  const locale = useLocale();
  const { press, pending } = useChange();
  const { kind, isOn, waiting, invited, joined, known, leftOut } = people;
  const label = say(labelOf(movedKinds, kind));
  const send = () => press(callApi('POST /staff/moving/invitations', { body: { kind, on: !isOn } }));
  return (
    <tr>
      <th scope="row">
        {label} {isOn && <Badge tone="good">{say`Going out`}</Badge>}
      </th>
      <td data-label={say`Waiting`}>{formatCount(waiting, locale)}</td>
      <td data-label={say`Invited`}>{formatCount(invited, locale)}</td>
      <td data-label={say`Joined`}>{formatCount(joined, locale)}</td>
      <td data-label={say`Had an account`}>{formatCount(known, locale)}</td>
      <td data-label={say`Left out`}>{formatCount(leftOut, locale)}</td>
      <td>
        {(isOn || waiting > 0) && (
          <Button
            variant="secondary"
            pending={pending}
            onClick={send}
            aria-label={isOn ? say`Stop the invitations: ${label}` : say`Start the invitations: ${label}`}
          >
            {isOn ? say`Stop` : say`Start`}
          </Button>
        )}
      </td>
    </tr>
  );
}
