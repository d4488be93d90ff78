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
          The Web Content Accessibility Guidelines 2.2, level AA. Pages are checked against them by a program
          each time the board is changed, in light and dark, and by people with a keyboard.
        </p>
      </HelpSection>
      <HelpSection title="What works">
        <ul>
          <li>
            Every page can be used by keyboard; where you are is always marked, and the first stop leads to
            the content.
          </li>
          <li>Pages fit the screen of a phone without scrolling sideways.</li>
          <li>Text stands out from its ground by 4.5 to 1 at least, in light and in dark pages.</li>
          <li>
            Forms name their fields and mistakes in words, keep what you have typed, and say what to do.
          </li>
          <li>
            Messages and results are announced to screen readers. Nothing moves for those who asked their
            system for less motion.
          </li>
          <li>Searching and reading work without scripts.</li>
          <li>What stands on a chart or a map stands beside it in words or in a table.</li>
        </ul>
      </HelpSection>
      <HelpSection title="What does not, yet">
        <ul>
          <li>
            Resumes, attachments and pictures are other people’s: we show them as they are, with the words
            their owners gave them, and cannot promise how they read.
          </li>
          <li>
            A map is moved by pointer or keyboard, and says little to people who cannot see it; the address
            stands beside it.
          </li>
          <li>
            The captcha asks nothing of you but a tick: the browser computes for some seconds, on an old phone
            for longer.
          </li>
        </ul>
      </HelpSection>
      <HelpSection title="Tell us">
        <p>
          When something is in your way, <Link to={paths.contact}>write to us</Link>: what you wanted to do,
          on which page, and with what. A person reads it, and we would rather mend the page than explain it.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
