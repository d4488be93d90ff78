import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { namePostingLanguage } from '@waymark/contract/jobs/posting-language';
import type { LinkedPosting } from '@waymark/contract/jobs/translations';
import type { Translations } from '@waymark/contract/posting/translations';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { SelectField } from '../form/select-field.tsx';
import { useLanguage } from '../../lib/languages/language.ts';
import { showFailed } from '../../lib/toasts.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface Answer {
  data: Translations;
}

interface JobTranslationsProps {
  jobId: string;
  /** False for viewers. */
  isChangeable: boolean;
  /** The calls of whoever looks after the posting. */
  load: (signal: AbortSignal) => Promise<Answer>;
  link: (otherId: string) => Promise<Answer>;
  unlink: () => Promise<Answer>;
}

/** The posting in other languages, and links to further ones. */
export function JobTranslations({ jobId, isChangeable, load, link, unlink }: JobTranslationsProps) {
  const say = useSay();
  const [changed, setChanged] = useState<Translations>();
  const [pending, setPending] = useState(false);
  const { data: loaded } = useLoaded(async (signal) => (await load(signal)).data, [jobId]);
  const data = changed ?? loaded;
  const label = useLabel();
  if (!data || (data.linked.length === 0 && (data.offered.length === 0 || !isChangeable))) return null;

  async function change(act: () => Promise<Answer>) {
    setPending(true);
    try {
      setChanged((await act()).data);
    } catch (error) {
      showFailed(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={ui['grid2']}>
      <h3 className={ui['noteXs']}>{say`In other languages`}</h3>
      {data.linked.length > 0 && <LinkedList postings={data.linked} />}
      {isChangeable && data.linked.length > 0 && (
        <Button variant="secondary" pending={pending} onClick={() => void change(unlink)}>
          {say`Unlink this posting`}
        </Button>
      )}
      {isChangeable && data.offered.length > 0 && (
        <SelectField
          label={say`Link a translation`}
          hint={say`Both then take one application of a person, have one deadline, and use one place of your plan.`}
          name="translation"
          value=""
          disabled={pending}
          onChange={(event) => {
            const { value } = event.currentTarget;
            void change(() => link(value));
          }}
        >
          <option value="">{say`Choose a posting`}</option>
          {data.offered.map((one) => (
            <option key={one.id} value={one.id}>
              {label(one)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

/** "Pflegekraft (German)" */
function useLabel() {
  const page = useLanguage();
  return ({ title, language }: LinkedPosting) => `${title} (${namePostingLanguage(language, page)})`;
}

function LinkedList({ postings }: { postings: readonly LinkedPosting[] }) {
  const page = useLanguage();
  return (
    <ul>
      {postings.map(({ id, title, language }) => (
        <li key={id}>
          <span {...markLanguage(language, page)}>{title}</span> ({namePostingLanguage(language, page)})
        </li>
      ))}
    </ul>
  );
}
