import { msg } from '@waymark/contract/text/message';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import type { Draft } from './use-draft.ts';
import { useSay } from '../../lib/languages/say.ts';

const words: Readonly<Record<Draft<object>['state'], string>> = {
  saved: msg`Saved`,
  waiting: msg`Not saved yet`,
  saving: msg`Saving…`,
  failed: msg`Not saved`,
  elsewhere: msg`Saved in another window`,
};

/** Whether what is typed is kept. */
export function DraftState({ state }: Pick<Draft<object>, 'state'>) {
  return (
    <span className={ui['note']} role="status">
      {words[state]}
    </span>
  );
}

/** Why it is not, and what to do about it. */
export function DraftFailure({ state, failure, flush }: Pick<Draft<object>, 'state' | 'failure' | 'flush'>) {
  const say = useSay();
  if (!failure) return null;
  return (
    <Notice tone="bad">
      <p>{failure}</p>
      {state === 'elsewhere' ? (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {say`Load the other text`}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void flush()}>
          {say`Try again`}
        </Button>
      )}
    </Notice>
  );
}
