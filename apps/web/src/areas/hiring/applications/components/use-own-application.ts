import type { Application } from '@waymark/contract/hiring/applications';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

export type OwnApplication = Application | null | undefined | string;

/** What is on its way: two parts of a page ask for the same. */
const asked = new Map<string, Promise<OwnApplication>>();

function ask(jobId: string): Promise<OwnApplication> {
  const known = asked.get(jobId);
  if (known) return known;
  const answer: Promise<OwnApplication> = findOwnApplication(jobId).catch(messageOf);
  asked.set(jobId, answer);
  void answer.finally(() => asked.delete(jobId));
  return answer;
}

/** Undefined until the answer is there; a sentence when it could not be had. */
export function useOwnApplication(jobId: string): OwnApplication {
  const [found, setFound] = useState<OwnApplication>();
  useEffect(() => {
    let current = true;
    void ask(jobId).then((answer) => current && setFound(answer));
    return () => {
      current = false;
    };
  }, [jobId]);
  return found;
}

/** The signed-in candidate's application for a job; null when there is none. */
async function findOwnApplication(jobId: string): Promise<Application | null> {
  return (await callApi('GET /applications/for-job/:jobId', { params: { jobId } })).data;
}
