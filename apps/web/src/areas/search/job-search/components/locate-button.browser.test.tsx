import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { foundJobs } from '../../../../testing/jobs.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { HeroSearch } from './hero-search.tsx';
import { SearchNotes } from './search-notes.tsx';

const leeds = 'Leeds, England, United Kingdom';

beforeEach(() => {
  api.answer('GET /jobs/suggestions', { data: [] });
  api.answer('POST /places/nearest', { data: { location: leeds } });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the browser answers when it is asked where it is. */
function standAt(coords: { latitude: number; longitude: number } | 'refused') {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (coords === 'refused') failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
    else found({ coords } as GeolocationPosition);
  });
}

const parametersOf = (address: string) => Object.fromEntries(new URL(address, location.origin).searchParams);

test('[L-3] a press asks where the browser is, sends that rounded, and searches around the place', async () => {
  const asked = standAt({ latitude: 53.80754, longitude: -1.54976 });
  const part = await renderPart(<HeroSearch />, { at: paths.home });
  expect(asked).not.toHaveBeenCalled();
  await part.getByLabelText('Keyword').fill('nurse');
  expect(await findViolations()).toEqual([]);
  await part.getByRole('button', { name: 'Use my location' }).click();
  await expect
    .poll(() => parametersOf(part.address()))
    .toEqual({ q: 'nurse', location: leeds, radius: '25', unit: 'Km' });
  expect(api.callsOf('POST /places/nearest').map(({ body }) => body)).toEqual([
    { latitude: 53.8, longitude: -1.5 },
  ]);
});

test('[L-3] a browser that does not say where it is gets one clear sentence, and nothing is sent', async () => {
  standAt('refused');
  const part = await renderPart(<HeroSearch />, { at: paths.home });
  await part.getByRole('button', { name: 'Use my location' }).click();
  await expect
    .element(part.getByText(/^Your browser did not give us your location\./))
    .toMatchTextContent(/Allow it for this site, or enter a city under “Where”\.$/);
  expect(api.callsOf('POST /places/nearest')).toEqual([]);
  expect(part.address()).toBe(paths.home);
});

test('[L-3] a call that is refused is not blamed on the browser', async () => {
  standAt({ latitude: 53.8, longitude: -1.5 });
  api.answer('POST /places/nearest', () => refuse('too_many_requests', 'Please wait a minute.'));
  const part = await renderPart(<HeroSearch />, { at: paths.home });
  await part.getByRole('button', { name: 'Use my location' }).click();
  await expect.element(part.getByText('Please wait a minute.')).toBeVisible();
});

test('[L-3] far from all places it says so', async () => {
  standAt({ latitude: -45, longitude: -120 });
  api.answer('POST /places/nearest', { data: { location: null } });
  const part = await renderPart(<HeroSearch />, { at: paths.home });
  await part.getByRole('button', { name: 'Use my location' }).click();
  await expect.element(part.getByText(/^We found no place near you\./)).toBeVisible();
});

test('[L-3, L-37] words for where a person is offer to ask, and become the place that they are at', async () => {
  standAt({ latitude: 53.8, longitude: -1.5 });
  const parsed = jobSearchSchema.parse({ q: 'nurse within 10 miles of me', type: 'part-time' });
  const result: JobSearchResult = {
    ...foundJobs([]),
    reading: [
      { words: 'nurse', as: 'word' },
      { words: 'within 10 miles of me', as: 'unread', field: 'position' },
    ],
  };
  const path = paths.browseJobFilterList;
  const part = await renderPart(
    <SearchNotes
      parsed={parsed}
      search={{ ...parsed, q: 'nurse' }}
      result={result}
      ignored={[]}
      path={path}
    />,
    { at: paths.home },
  );
  await expect.element(part.getByText(/We do not know where you are\./)).toBeVisible();
  await part.getByRole('button', { name: 'Use my location' }).click();
  await expect
    .poll(() => parametersOf(part.address()))
    .toEqual({ q: 'nurse', type: 'part-time', location: leeds, radius: '10', unit: 'miles' });
});
