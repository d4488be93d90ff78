import { paths } from '@waymark/contract/paths';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, useNavigate } from 'react-router';
import { OutsideDialog } from '../../areas/hiring/outside-applications/components/outside-dialog.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { mergeGuestLikes } from '../../areas/seeking/saved-jobs/api/sync-likes.ts';
import { SavedJobs } from '../../areas/seeking/saved-jobs/components/saved-jobs.tsx';
import { savedList } from '../../areas/seeking/saved-jobs/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { showSuccess } from '../../lib/toasts.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { sayHere } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Saved Jobs`);

export const clientLoader = memberLoader('candidate', async (search) => {
  const place = savedList.read(search);
  // The list includes the likes from before signing in.
  await mergeGuestLikes();
  return { place, result: await callApi('GET /saved-jobs', { query: place }) };
});

export default function JobsSavedJobs() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && (
        <SavedJobs {...loaded} renderApplied={(row, close) => <Applied row={row} onClose={close} />} />
      )}
    </CandidateArea>
  );
}

/** Makes an application of an added job: what was typed goes with it, and the row leaves this list. */
function Applied({ row, onClose }: { row: SavedJob; onClose: () => void }) {
  const navigate = useNavigate();

  async function move() {
    await callApi('DELETE /saved-jobs/entries/:id', { params: { id: row.id } });
    await navigate(paths.jobsAppliedJob);
    showSuccess(sayHere`Application added`);
  }

  const start = { title: row.title, company: row.company, note: row.date };
  return <OutsideDialog start={start} onSaved={move} onClose={onClose} />;
}
