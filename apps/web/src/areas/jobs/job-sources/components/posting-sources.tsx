import type { Answer } from '@waymark/contract/endpoints';
import { paths, searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

type Sources = Answer<'GET /staff/postings/:jobId/sources'>['data'];

/** The sources of a posting, for staff; empty for postings written here. */
export function PostingSources({ sources, isLinked }: { sources: Sources; isLinked: boolean }) {
  const say = useSay();
  if (sources.length === 0) return null;
  return (
    <section className={ui['stack2']} aria-labelledby="sources-title">
      <h2 className={ui['textLg']} id="sources-title">
        {say`Came in from`}
      </h2>
      <ul className={ui['grid2']}>
        {sources.map(({ id, name, address, postingId, isFirst }) => (
          <li className={ui['anywhere']} key={name}>
            <span className={ui['cluster2']}>
              {id !== null && isLinked ? (
                <Link to={searchPath({ source: id }, paths.staffImports)} dir="auto">
                  {name}
                </Link>
              ) : (
                <span dir="auto">{name}</span>
              )}
              {sources.length > 1 && isFirst && <Badge>{say`Its text is shown`}</Badge>}
            </span>
            <span className={`${ui['note']} ${ui['subtitle']}`}>
              {address && `${address}, `}
              {say`id ${postingId}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
