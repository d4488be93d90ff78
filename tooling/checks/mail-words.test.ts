import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { mailExamples } from '../../apps/server/src/areas/office/mail-templates/example-rules.ts';
import * as examples from '../../apps/server/src/platform/mail/example-data.ts';
import * as languages from '../../apps/server/src/platform/languages/say-in.ts';
import { speak } from '../../apps/server/src/testing/board-languages.ts';
import { findLatinWords } from '../../apps/server/src/testing/latin-words.ts';
import { createPseudoSay } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from './catalogs.ts';
import { readSources } from './source-files.ts';

/* Every mail, with messages in other letters and data in Greek, as with pages in `public-words.test.ts`. */

const language = 'ar';

/** Of the examples of mails, what people have written: the rest has no words. */
const greek = {
  to: { ...examples.to, firstName: 'Αδα', language },
  when: '12',
  device: 'Φ',
  companyName: 'Φάρος',
  jobTitle: 'Ναύτης',
  reason: 'Λόγος.',
  packageName: 'Πακέτο',
  place: { ...examples.place, city: 'Αθήνα', region: '' },
  person: 'Βασίλης',
  title: 'Τίτλος',
  words: 'Λόγια.',
} as const;

function putIn(values: object): void {
  for (const [name, value] of Object.entries(values) as [string, never][])
    vi.spyOn(examples, name as 'to', 'get').mockReturnValue(value);
}

afterEach(() => void vi.restoreAllMocks());

test('[L-40] no mail says a word that is no message', () => {
  speak(language);
  const say = createPseudoSay(
    language,
    listMessages(readSources(fileURLToPath(new URL('../../', import.meta.url)))),
  );
  putIn(greek);
  vi.spyOn(languages, 'sayIn').mockReturnValue(say);
  const { kinds, render } = mailExamples('https://board.example');
  const found: Record<string, string[]> = {};
  for (const { value: kind } of kinds) {
    const mail = render(kind);
    const words = mail?.html.includes('[!!')
      ? findLatinWords(`${mail.subject}\n${mail.html}\n${mail.text}`)
      : ['nothing was written'];
    if (words.length > 0) found[kind] = words;
  }
  expect(found).toEqual({});
});
