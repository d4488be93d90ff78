import { paths } from '@waymark/contract/paths';
import { Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HelpPage, HelpSection } from '../areas/pages/help/components/help-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).pageData.publicUrl,
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Accessibility',
    description: `How ${board.name} is made to be used by everybody: what works, what does not yet, and where to say so.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.accessibility}`,
  });

export default function Accessibility() {
  return (
    <HelpPage
      title="Accessibility"
      lead={`Everybody should be able to look for work on ${board.name}, by whatever means they use a computer.`}
    >
      <HelpSection title="What we aim at">
        <p>
          The Web Content Accessibility Guidelines 2.2, level AA. A program looks at every page each time the
          board is changed, in light and dark, on a phone and on a wide screen. It finds about half of what
          can be wrong; the rest we try by keyboard. Nobody from outside has judged the board yet, so we do
          not call it fully conformant.
        </p>
      </HelpSection>
      <Works />
      <Fails />
      <HelpSection title="Tell us">
        <p>
          When something is in your way, <Link to={paths.contact}>write to us</Link>: what you wanted to do,
          on which page, and with what. A person reads it, and we would rather mend the page than explain it.
        </p>
      </HelpSection>
    </HelpPage>
  );
}

function Works() {
  return (
    <HelpSection title="What works">
      <ul>
        <li>
          Every page can be used by keyboard. Where you are has one mark everywhere, also where your system
          chooses the colours, and bars at the edges of the window do not cover it. So has what is chosen.
        </li>
        <li>
          Pages fit the screen of a phone without scrolling sideways, also with letters of twice the size, and
          at a zoom of 400 % bars scroll away with the page. Wide tables scroll within their frame.
        </li>
        <li>Text stands out from its ground by 4.5 to 1 at least, in light and in dark pages.</li>
        <li>
          Forms name their fields and mistakes in words, keep what you have typed, and say what to do. Why
          something failed stands where you pressed, until you try again.
        </li>
        <li>What is put in order by dragging can be moved by buttons and arrow keys too.</li>
        <li>
          Messages and results are announced to screen readers. Nothing moves for those who asked their system
          for less motion.
        </li>
        <li>Searching and reading work without scripts.</li>
        <li>What stands on a chart or a map stands beside it in words or in a table.</li>
        <li>A way to help stands in the same place on all pages of one kind.</li>
      </ul>
    </HelpSection>
  );
}

function Fails() {
  return (
    <HelpSection title="What does not, yet">
      <ul>
        <li>
          Short messages at the top right go after three seconds. Alt+M takes you to one that is still there;
          what asks you to act stays, and what failed stands on the page as well.
        </li>
        <li>While a dialog is open, short messages outside of it are not read aloud.</li>
        <li>
          The board of applicants in columns scrolls sideways where columns do not fit; the same applicants
          stand in a list, which does not.
        </li>
        <li>
          Resumes, attachments and pictures are other people’s: we show them as they are, with the words their
          owners gave them, and cannot promise how they read.
        </li>
        <li>
          A map is moved by pointer or keyboard, and says little to people who cannot see it; the address
          stands beside it.
        </li>
        <li>
          The captcha asks nothing of you but a tick: the browser computes for some seconds, on an old phone
          for longer.
        </li>
        <li>
          We have not listened to the pages with a screen reader yet. Where one reads something oddly, please
          say so.
        </li>
      </ul>
    </HelpSection>
  );
}
