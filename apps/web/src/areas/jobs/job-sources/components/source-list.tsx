import type { JobSource } from '@waymark/contract/jobs/job-sources';
import { labelOf } from '@waymark/contract/jobs/choices';
import { sourceFormats } from '@waymark/contract/jobs/source-choices';
import { formatCount } from '@waymark/contract/text/format';
import { Link } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { EmptyDesk, Since } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import ui from '../../../../styles/primitives.module.css';
import { sourcesPath, standingOf, titleOf, type Side } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const columns = [
  { name: msg`Source` },
  { name: msg`State` },
  { name: msg`Open`, numeric: true },
  { name: msg`Last worked` },
];

/** Sources of postings, and buttons that add one (L-26). */
export function SourceList({ side, sources }: { side: Side; sources: readonly JobSource[] }) {
  const say = useSay();
  return (
    <>
      <Actions>
        <ButtonLink to={sourcesPath(side, { add: 'source' })}>{say`Add a source`}</ButtonLink>
        <ButtonLink variant="secondary" to={sourcesPath(side, { add: 'file' })}>
          {say`Import a file`}
        </ButtonLink>
      </Actions>
      {sources.length > 0 ? (
        <DataTable columns={columns}>
          {sources.map((source) => (
            <SourceRow key={source.id} side={side} source={source} />
          ))}
        </DataTable>
      ) : (
        <EmptyDesk title={say`No sources yet`}>
          {say`Add the address of a feed, of a hiring system’s board or of a career page. Its postings come in by themselves from then on.`}
        </EmptyDesk>
      )}
    </>
  );
}

function SourceRow({ side, source }: { side: Side; source: JobSource }) {
  const say = useSay();
  const locale = useLocale();
  const { id, company, address, format, open, succeededAt } = source;
  const { tone, label } = standingOf(source);
  const about = [
    say(labelOf(sourceFormats, format)),
    side === 'board' && company?.name,
    new URL(address).host,
  ];
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        <Link to={sourcesPath(side, { source: id })}>{titleOf(source)}</Link>
        <span className={`${ui['note']} ${ui['subtitle']}`}>{about.filter(Boolean).join(' · ')}</span>
      </th>
      <td>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td data-numeric data-label={say`Open`}>
        {formatCount(open, locale)}
      </td>
      <td className={ui['softSm']} data-label={say`Last worked`}>
        {succeededAt ? <Since at={succeededAt} /> : say`Not yet`}
      </td>
    </tr>
  );
}
