import { providerLabels } from '@waymark/contract/identity/choices';
import {
  listDataRecipients,
  listGuestRows,
  listLogRows,
  listMemberRows,
} from '@waymark/contract/lifecycle/retention-rows';
import { paths } from '@waymark/contract/paths';
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HelpPage, HelpSection, KeptTable } from '../areas/pages/help/components/help-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return { periods: await pageData.getRetention(), publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'What we keep, and for how long',
    description: `Everything that ${board.name} keeps about people: what for, for how long, who else sees it, and how it goes.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.yourData}`,
  });

const heads = ['What', 'What for', 'For how long'] as const;

export default function YourData() {
  const { periods } = useLoaderData<typeof loader>();
  return (
    <HelpPage
      title="What we keep, and for how long"
      lead="The board deletes your data by itself after these periods. You do not have to ask for it."
    >
      <HelpSection title="Of members" isWide>
        <KeptTable caption="What is kept of members" heads={heads} rows={listMemberRows(periods)} />
      </HelpSection>
      <HelpSection title="Of guests" isWide>
        <KeptTable caption="What is kept of guests" heads={heads} rows={listGuestRows(periods)} />
      </HelpSection>
      <HelpSection title="So that the board runs" isWide>
        <KeptTable caption="What is kept so that the board runs" heads={heads} rows={listLogRows(periods)} />
      </HelpSection>
      <HelpSection title="Who else sees it">
        <ul>
          {listDataRecipients(board.signInProviders.map((key) => providerLabels[key])).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </HelpSection>
      <HelpSection title="What you can do">
        <p>
          On the page <Link to={paths.account}>Account</Link> you can have a copy of everything, change what
          you agreed to, and delete the account. What was deleted may stay in backups until those are
          replaced.
        </p>
        <p>
          Your browser keeps a few things itself, and there are <Link to={paths.cookies}>no cookies</Link>.
          The rest of what the law asks for stands under <Link to={paths.privacy}>Privacy</Link>.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
