import { createSay } from '@waymark/contract/text/say';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SayContext } from '../../lib/languages/say.ts';
import { FeedLinks } from './feed-links.tsx';

test('[L-40] feeds are called in the language of the page, as its script does', () => {
  const say = createSay('ar', new Map([['JSON Feed', 'خلاصة JSON']]));
  const html = renderToStaticMarkup(
    <SayContext value={say}>
      <FeedLinks of="Acme" pathOf={(extension) => `/feed.${extension}`} />
    </SayContext>,
  );
  expect(html).toContain('>خلاصة JSON</a>');
});
