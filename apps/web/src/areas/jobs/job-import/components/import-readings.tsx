import { describeAsk, nameOfPlace } from '@waymark/contract/jobs/ad-rule-choices';
import { importedFieldLabels } from '@waymark/contract/jobs/staff-choices';
import type { FieldReading, LackingAds, UnreadField } from '@waymark/contract/jobs/imports';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { useLocale } from '../../../../lib/languages/language.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import ui from '../../../../styles/primitives.module.css';
import { shareUnread } from '../rules.ts';
import { NumberCells } from './import-table.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const unreadLabels: Readonly<Record<string, string>> = {
  ...importedFieldLabels,
  language: msg`Language`,
  leftOut: msg`Left out`,
};

/** Values without a matching choice, by field; a mapping can explain them. */
export function UnreadFields({ unread }: { unread: readonly UnreadField[] }) {
  const say = useSay();
  const locale = useLocale();
  if (unread.length === 0) return <p className={ui['note']}>{say`Every value could be read.`}</p>;
  return (
    <ul className={ui['grid4']}>
      {unread.map(({ field, count, values }) => (
        <li key={field}>
          <strong>{say(unreadLabels[field] ?? field)}</strong>: {say`${plural(count, 'value')}`}
          <span className={`${ui['note']} ${ui['subtitle']}`}>
            {values.map(({ value, count: times }) => `“${value}” ${formatCount(times, locale)}×`).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What laws of their places ask of ads and new and changed postings do not have (L-43). */
export function LackingList({ lacking }: { lacking: readonly LackingAds[] }) {
  const say = useSay();
  const locale = useLocale();
  if (lacking.length === 0) return <p className={ui['note']}>{say`Nothing that we know of.`}</p>;
  return (
    <ul className={ui['grid4']}>
      {lacking.map(({ place, ask, postings }) => (
        <li key={`${place} ${ask}`}>
          <strong>{say(nameOfPlace(place, locale))}</strong>: {say`${plural(postings, 'posting')}`}
          <span className={`${ui['note']} ${ui['subtitle']}`}>{say(describeAsk(ask))}</span>
        </li>
      ))}
    </ul>
  );
}

const fieldColumns = [
  { name: msg`Field` },
  { name: msg`Read`, numeric: true },
  { name: msg`Learnt`, numeric: true },
  { name: msg`Not stated`, numeric: true },
  { name: msg`Unread`, numeric: true },
  { name: msg`Share unread`, numeric: true },
];

/** How each field of the postings came to be what it is. */
export function FieldReadings({ fields }: { fields: readonly FieldReading[] }) {
  const say = useSay();
  const locale = useLocale();
  if (fields.length === 0) return <p className={ui['note']}>{say`It was not counted yet when this ran.`}</p>;
  return (
    <>
      <p className={ui['note']}>
        {say`In postings. Learnt values come from the title, the places or the text, where the source has none.`}
      </p>
      <DataTable columns={fieldColumns}>
        {fields.map((reading) => (
          <tr key={reading.field}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {say(importedFieldLabels[reading.field])}
            </th>
            <NumberCells
              values={{
                Read: formatCount(reading.read, locale),
                Learnt: formatCount(reading.learnt, locale),
                'Not stated': formatCount(reading.missing, locale),
                Unread: formatCount(reading.unread, locale),
                'Share unread': shareUnread(reading),
              }}
            />
          </tr>
        ))}
      </DataTable>
    </>
  );
}
