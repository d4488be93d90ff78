import { providerLabels } from '@waymark/contract/identity/choices';
import {
  listDataRecipients,
  listGuestRows,
  listLogRows,
  listMemberRows,
  type RetentionRow,
} from '@waymark/contract/lifecycle/retention-rows';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HelpPage, HelpSection, KeptTable } from '../areas/pages/help/components/help-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { rich, useSay } from '../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return { periods: await pageData.getRetention(), publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`What we keep, and for how long`,
    description: msg`Everything that ${board.name} keeps about people: what for, for how long, who else sees it, and how it goes.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.yourData}`,
  });

const heads = [msg`What`, msg`What for`, msg`For how long`] as const;

export default function YourData() {
  const say = useSay();
  const { periods } = useLoaderData<typeof loader>();
  const saidHeads = [say(heads[0]), say(heads[1]), say(heads[2])] as const;
  return (
    <HelpPage
      title={say`What we keep, and for how long`}
      lead={say`The board deletes your data by itself after these periods. You do not have to ask for it.`}
    >
      <HelpSection title={say`Of members`} isWide>
        <KeptTable
          caption={say`What is kept of members`}
          heads={saidHeads}
          rows={sayRows(say, listMemberRows(periods))}
        />
      </HelpSection>
      <HelpSection title={say`Of guests`} isWide>
        <KeptTable
          caption={say`What is kept of guests`}
          heads={saidHeads}
          rows={sayRows(say, listGuestRows(periods))}
        />
      </HelpSection>
      <HelpSection title={say`So that the board runs`} isWide>
        <KeptTable
          caption={say`What is kept so that the board runs`}
          heads={saidHeads}
          rows={sayRows(say, listLogRows(periods))}
        />
      </HelpSection>
      <HelpSection title={say`Who else sees it`}>
        <ul>
          {listDataRecipients(
            board.signInProviders.map((key) => providerLabels[key]),
            say,
          ).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </HelpSection>
      <HelpSection title={say`What you can do`}>
        <p>
          {rich(
            say,
            msg`On the page <link>Account</link> you can have a copy of everything, change what you agreed to, and delete the account. What was deleted may stay in backups until those are replaced.`,
            { link: <Link to={paths.account} /> },
          )}
        </p>
        <p>
          {rich(
            say,
            msg`Your browser keeps a few things itself, and there are <link>no cookies</link>. The rest of what the law asks for stands under <linkb>Privacy</linkb>.`,
            { link: <Link to={paths.cookies} />, linkb: <Link to={paths.privacy} /> },
          )}
        </p>
      </HelpSection>
    </HelpPage>
  );
}

const sayRows = (say: Say, rows: readonly RetentionRow[]) =>
  rows.map(({ what, why, until }) => ({ what: say(what), why: say(why), until: say(until) }));
