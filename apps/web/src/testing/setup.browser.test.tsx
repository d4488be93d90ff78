import { expect, test } from 'vitest';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { uploadForm } from '../lib/api-client.ts';
import { api } from './api.ts';
import { candidate } from './people.ts';
import { renderPart } from './render-part.tsx';

test('[A-2] a call has the answer that held when it was made, however late it arrives', async () => {
  const ask = async () => (await fetch('/api/saved-jobs/ids')).json() as Promise<unknown>;
  api.answer('GET /saved-jobs/ids', { data: ['first'] });
  const early = ask();
  api.answer('GET /saved-jobs/ids', { data: ['second'] });
  const late = ask();
  expect(await early).toEqual({ data: ['first'] });
  expect(await late).toEqual({ data: ['second'] });

  api.answer('POST /profile-picture', { data: candidate() });
  const upload = uploadForm('POST /profile-picture', new FormData(), () => {});
  api.breakOff('POST /profile-picture');
  expect(await upload).toEqual({ data: candidate() });
});

test('[A-2] a test begins with the fonts of the pages, and with the parts that its page loads later', async () => {
  // Those of the system stand in, where it has them.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ status }) => status !== 'loaded')).toEqual([]);
  const Late = lazyComponent(async () => {
    await import('./texts.ts');
    return () => <p>The late part</p>;
  });
  const shown = await renderPart(<Late />);
  expect(shown.getByText('The late part').query()).not.toBeNull();
});
