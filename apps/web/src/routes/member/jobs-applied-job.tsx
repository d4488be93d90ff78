import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { AppliedJobs } from '../../areas/hiring/applications/components/applied-jobs.tsx';
import { applicationList } from '../../areas/hiring/applications/rules.ts';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { MailChoicesCard } from '../../areas/identity/email-preferences/components/mail-choices-card.tsx';
import { callApi } from '../../lib/api-client.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Applied Jobs`);

export const clientLoader = memberLoader('candidate', async (search) => {
  const place = applicationList.read(search);
  const applicationId = search.get('application');
  const [result, choices] = await Promise.all([
    applicationId === null ? callApi('GET /applied-jobs', { query: place }) : listOne(applicationId),
    callApi('GET /mail-choices'),
  ]);
  const applications = result.data.flatMap(({ here }) => here?.id ?? []).join(',');
  const timelines = applications
    ? (await callApi('GET /application-timelines', { query: { applications } })).data
    : [];
  return { list: { place, result, timelines, isSingle: applicationId !== null }, choices: choices.data };
});

/** One application as a page of the list. */
async function listOne(applicationId: string) {
  const { data } = await callApi('GET /applications/:applicationId', { params: { applicationId } });
  return { data: [{ here: data, elsewhere: null }], total: 1, page: 1, pageSize: 1 };
}

export default function JobsAppliedJob() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && (
        <>
          <AppliedJobs {...loaded.list} />
          <MailChoicesCard choices={loaded.choices} />
        </>
      )}
    </CandidateArea>
  );
}
