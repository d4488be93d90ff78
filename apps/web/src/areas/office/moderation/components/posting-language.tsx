import { msg } from '@waymark/contract/text/message';
import type { ModeratedPostingDetail } from '@waymark/contract/posting/staff-postings';
import { useState } from 'react';
import { LanguageOptions } from '../../../../components/job-card/language-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The language of a posting, which staff corrects where it was detected wrongly. */
export function PostingLanguage({ posting: { job, isLanguageStated } }: { posting: ModeratedPostingDetail }) {
  const say = useSay();
  const [chosen, setChosen] = useState(isLanguageStated ? job.language : '');
  // What was stated hides what is detected until the choice is taken back.
  const [detected, setDetected] = useState(isLanguageStated ? '' : job.language);
  const [pending, setPending] = useState(false);

  async function choose(language: string) {
    setPending(true);
    try {
      const { data } = await callApi('PUT /staff/postings/:jobId/language', {
        params: { jobId: job.id },
        body: { language },
      });
      setChosen(language);
      if (language === '') setDetected(data.language);
      showSuccess(msg`The language of the posting is saved.`);
    } catch (error) {
      showFailed(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <SelectField
      label={say`Language of the posting`}
      name="language"
      value={chosen}
      disabled={pending}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      <LanguageOptions chosen={chosen} detected={detected} />
    </SelectField>
  );
}
