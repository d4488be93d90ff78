import type { WaitingLetters as Batch } from '@waymark/contract/hiring/rejections';
import { plural } from '@waymark/contract/text/message';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { formatClock } from '../../../../lib/format-date.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The server sends letters within a minute of their time. */
const graceMs = 15_000;
const maxWaitMs = 600_000;

/** The company's letters that can still be taken back. */
export function WaitingLetters() {
  const isViewer = useAuth(({ user }) => user?.company?.memberRole === 'viewer');
  return isViewer ? null : <Letters />;
}

function Letters() {
  const say = useSay();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  // Together with the page's own data, which loads again after a rejection.
  const { data, failure, reload } = useLoaded(
    async () => (await callApi('GET /company/declines')).data,
    [useLoaderData()],
  );

  // Letters leave the list when they are due. After a failure the known ones stay, and it tries again.
  useEffect(() => {
    if (!data || data.length === 0) return undefined;
    const untilDue = Math.min(...data.map(({ dueAt }) => Date.parse(dueAt))) - Date.now();
    const timer = setTimeout(reload, Math.min(Math.max(untilDue, 0) + graceMs, maxWaitMs));
    return () => clearTimeout(timer);
  }, [data, failure, reload]);

  async function takeBack({ batchId }: Batch) {
    try {
      const { message } = await callApi('POST /company/declines/:batchId/undo', { params: { batchId } });
      showSuccess(message);
      await revalidate();
    } catch (reason) {
      showFailed(reason);
    }
    reload();
  }

  return data?.map((batch) => (
    <Notice key={batch.batchId} tone="good">
      {say`${plural(batch.letters.length, '# letter that declines', '# letters that decline')} ${batch.letters.map(({ name, jobTitle }) => `${name} (${jobTitle})`).join(', ')} will go out at ${formatClock(batch.dueAt, locale)}.`}{' '}
      <Button variant="quiet" onClick={() => void takeBack(batch)}>
        {say`Take back`}
      </Button>
    </Notice>
  ));
}
