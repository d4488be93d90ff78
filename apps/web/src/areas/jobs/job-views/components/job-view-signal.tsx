import type { ViewSource } from '@waymark/contract/posting/choices';
import { useEffect } from 'react';
import { sendView, takeFirstView } from '../api/send-view.ts';

interface JobViewSignalProps {
  jobId: string;
  /** Read from the way the visitor came unless it is given. */
  source?: ViewSource;
}

/** Counts a view; on a page that waits for a touch, the first script does, which finds the posting here. */
export function JobViewSignal({ jobId, source }: JobViewSignalProps) {
  useEffect(() => {
    if (!takeFirstView(jobId)) sendView(jobId, source);
  }, [jobId, source]);
  return <data hidden value={jobId} data-view="posting" />;
}
