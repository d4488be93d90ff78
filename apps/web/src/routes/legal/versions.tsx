import { labelOf } from '@waymark/contract/jobs/choices';
import { legalTexts } from '@waymark/contract/office/choices';
import type { LegalHistory, TextChange } from '@waymark/contract/office/legal-versions';
import { legalVersionsPath, paths } from '@waymark/contract/paths';
import { msg, term } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { Link } from '../../components/layout/link.tsx';
import { useBoardWords } from '../../lib/board-words.ts';
import { formatDate } from '../../lib/format-date.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { searchParams } = new URL(request.url);
  const text = legalTexts.find(({ value }) => value === searchParams.get('text'))?.value ?? 'terms';
  const history = await pageData.findLegalHistory(text, searchParams.get('version') ?? undefined);
  if (!history) throw new Response(null, { status: 404 });
  return { history, publicUrl: pageData.publicUrl };
}

const titleOf = ({ text }: LegalHistory) => msg`${term(labelOf(legalTexts, text))}: versions`;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: titleOf(loaderData.history),
        description: msg`What it said before, since when, and what changed.`,
        canonical: loaderData.publicUrl + legalVersionsPath(loaderData.history.text),
        isHidden: true,
      })
    : [];

/** Every version of a text that the law requires, and one of them with what it changed. */
export default function LegalVersions() {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { history } = useLoaderData<typeof loader>();
  const { text, versions, shown } = history;
  return (
    <LegalPage
      title={say(titleOf(history))}
      html={shown.html}
      before={
        <>
          <p>
            <Link to={paths[text]}>{say`${say(labelOf(legalTexts, text))} as it holds now`}</Link>
          </p>
          <ul className={ui['grid2']}>
            {versions.map(({ version, since }, at) => (
              <li key={version}>
                <Link
                  to={legalVersionsPath(text, version)}
                  aria-current={version === shown.version ? 'page' : undefined}
                >
                  {version}
                </Link>{' '}
                {say`since ${formatDate(words, since, locale)}`}
                {at === 0 && say`, holds now`}
              </li>
            ))}
          </ul>
          <h2>{say`What changed with ${shown.version}`}</h2>
          <Changes changes={shown.changes} />
          <h2>{say`The text of ${shown.version}`}</h2>
        </>
      }
    />
  );
}

function Changes({ changes }: { changes: readonly TextChange[] | null }) {
  const say = useSay();
  if (changes === null) return <p>{say`It is the first version that was kept.`}</p>;
  if (changes.length === 0) return <p>{say`Its words did not change.`}</p>;
  return (
    <ul className={ui['grid2']}>
      {changes.map(({ kind, text }, at) => (
        <li key={at} dir="auto">
          {kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>}
        </li>
      ))}
    </ul>
  );
}
