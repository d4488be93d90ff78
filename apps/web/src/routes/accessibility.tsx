import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HelpPage, HelpSection } from '../areas/pages/help/components/help-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { rich, useSay } from '../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).pageData.publicUrl,
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Accessibility`,
    description: msg`How ${board.name} is made to be used by everybody: what works, what does not yet, and where to say so.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.accessibility}`,
  });

export default function Accessibility() {
  const say = useSay();
  return (
    <HelpPage
      title={say`Accessibility`}
      lead={say`Everybody should be able to look for work on ${board.name}, by whatever means they use a computer.`}
    >
      <HelpSection title={say`What we aim at`}>
        <p>
          {say`The Web Content Accessibility Guidelines 2.2, level AA. A program looks at every page each time the board is changed, in light and dark, on a phone and on a wide screen. It finds about half of what can be wrong; the rest we try by keyboard. Nobody from outside has judged the board yet, so we do not call it fully conformant.`}
        </p>
      </HelpSection>
      <Works />
      <Fails />
      <HelpSection title={say`Tell us`}>
        <p>
          {rich(
            say,
            msg`When something is in your way, <link>write to us</link>: what you wanted to do, on which page, and with what. A person reads it, and we would rather mend the page than explain it.`,
            { link: <Link to={paths.contact} /> },
          )}
        </p>
      </HelpSection>
    </HelpPage>
  );
}

function Works() {
  const say = useSay();
  return (
    <HelpSection title={say`What works`}>
      <ul>
        <li>
          {say`Every page can be used by keyboard. Where you are has one mark everywhere, also where your system chooses the colours, and bars at the edges of the window do not cover it. So has what is chosen.`}
        </li>
        <li>
          {say`Pages fit the screen of a phone without scrolling sideways, also with letters of twice the size, and at a zoom of 400 % bars scroll away with the page. Wide tables scroll within their frame.`}
        </li>
        <li>{say`Text stands out from its ground by 4.5 to 1 at least, in light and in dark pages.`}</li>
        <li>
          {say`Forms name their fields and mistakes in words, keep what you have typed, and say what to do. Why something failed stands where you pressed, until you try again.`}
        </li>
        <li>{say`What is put in order by dragging can be moved by buttons and arrow keys too.`}</li>
        <li>
          {say`Messages and results are announced to screen readers. Nothing moves for those who asked their system for less motion.`}
        </li>
        <li>{say`Searching and reading work without scripts.`}</li>
        <li>{say`What stands on a chart or a map stands beside it in words or in a table.`}</li>
        <li>{say`A way to help stands in the same place on all pages of one kind.`}</li>
      </ul>
    </HelpSection>
  );
}

function Fails() {
  const say = useSay();
  return (
    <HelpSection title={say`What does not, yet`}>
      <ul>
        <li>
          {say`Short messages at the top right go after three seconds. Alt+M takes you to one that is still there; what asks you to act stays, and what failed stands on the page as well.`}
        </li>
        <li>{say`While a dialog is open, short messages outside of it are not read aloud.`}</li>
        <li>
          {say`The board of applicants in columns scrolls sideways where columns do not fit; the same applicants stand in a list, which does not.`}
        </li>
        <li>
          {say`Resumes, attachments and pictures are other people’s: we show them as they are, with the words their owners gave them, and cannot promise how they read.`}
        </li>
        <li>
          {say`A map is moved by pointer or keyboard, and says little to people who cannot see it; the address stands beside it.`}
        </li>
        <li>
          {say`The captcha asks nothing of you but a tick: the browser computes for some seconds, on an old phone for longer.`}
        </li>
        <li>
          {say`We have not listened to the pages with a screen reader yet. Where one reads something oddly, please say so.`}
        </li>
      </ul>
    </HelpSection>
  );
}
