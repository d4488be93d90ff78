import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { LettersPage } from '../../areas/resumes/cover-letters/components/letters-page.tsx';
import { emptyLetter, type LetterValues } from '../../areas/resumes/cover-letters/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Cover Letters`);

export const clientLoader = memberLoader('candidate', async (search) => {
  const jobId = search.get('job');
  const [letters, started] = await Promise.all([
    callApi('GET /cover-letters'),
    // A letter can be written even if the posting is gone.
    jobId === null ? null : startLetter(jobId).catch(() => null),
  ]);
  return { letters: letters.data, started };
});

export default function CoverLetters() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <LettersPage {...loaded} />}</CandidateArea>;
}

/** A letter with the fields that the job gives. */
async function startLetter(jobId: string): Promise<LetterValues> {
  const { data: job } = await callApi('GET /jobs/:jobId', { params: { jobId } });
  return emptyLetter(job.title, job.company.name);
}
