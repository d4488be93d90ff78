import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HelpPage, HelpSection, KeptTable } from '../areas/pages/help/components/help-page.tsx';
import { browserStorage } from '../areas/pages/help/storage-constants.ts';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { rich, useSay } from '../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).pageData.publicUrl,
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Cookies: there are none`,
    description: msg`${board.name} sets no cookies and tracks no one. See what the browser keeps instead, what for, and until when.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.cookies}`,
  });

export default function Cookies() {
  const say = useSay();
  return (
    <HelpPage
      title={say`Cookies`}
      lead={say`There are none. No page of this board sets a cookie, and so none asks you to agree to any.`}
    >
      <HelpSection title={say`What the browser keeps instead`} isWide>
        <p>
          {say`Some things have to be remembered between two pages. Your browser keeps them in its local storage, on your device. It sends none of them by itself; what shows that you are signed in goes along with what you do, to this board alone.`}
        </p>
        <KeptTable
          caption={say`What the browser keeps`}
          heads={[say`Name`, say`What it is for`, say`Until`]}
          rows={browserStorage.map(({ keys, what, until }) => ({
            what: keys.map((key, at) => (
              <span key={key}>
                {at > 0 && ', '}
                <code>{key}</code>
              </span>
            )),
            why: what,
            until,
          }))}
        />
        <p>
          {say`What you have typed into a form and not sent is kept for the window it was typed in, until that is closed, so that going back or reloading the page loses nothing. Passwords and files never are.`}
        </p>
      </HelpSection>
      <HelpSection title={say`No others`}>
        <p>
          {say`Pages load nothing from other companies: no fonts, maps, pictures, counters or scripts. Mails have no pixels that tell when they are read. The checkout, and the links of employers, lead to other sites with rules of their own.`}
        </p>
        <p>
          {rich(
            say,
            msg`What the board itself keeps, and for how long, stands under <link>what we keep</link>.`,
            { link: <Link to={paths.yourData} /> },
          )}
        </p>
      </HelpSection>
    </HelpPage>
  );
}
