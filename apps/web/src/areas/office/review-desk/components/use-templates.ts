import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

/** The reviewer's sentences, once somebody wants one. */
export function useTemplates() {
  const [templates, setTemplates] = useState<readonly ReviewTemplate[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isGone = false;
    listTemplates().then(
      (listed) => !isGone && setTemplates(listed),
      (reason: unknown) => !isGone && setFailure(messageOf(reason)),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { templates, failure, setTemplates };
}

async function listTemplates(): Promise<ReviewTemplate[]> {
  return (await callApi('GET /staff/review-templates')).data;
}
