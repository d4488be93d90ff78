import { useRef, type SyntheticEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import choice from '../../../../components/form/choice.module.css';
import form from '../../../../components/form/form.module.css';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { nameOf } from '../board-rules.ts';
import { useBoard, useBoardStore } from './use-board.ts';

/** Asks where to: arrows choose among the stages, Enter moves. */
export function MoveDialog() {
  const ids = useBoard((state) => state.moving);
  const ask = useBoard((state) => state.ask);
  const first = useBoard((state) => state.cards.get(ids[0] ?? ''));
  const title = ids.length === 1 && first ? `Move ${nameOf(first)} to` : `Move ${ids.length} applicants to`;
  return (
    <Dialog open={ids.length > 0} title={title} onClose={() => ask([])} narrow>
      {ids.length > 0 && <MoveForm ids={ids} />}
    </Dialog>
  );
}

function MoveForm({ ids }: { ids: readonly string[] }) {
  const stages = useBoard((state) => state.stages);
  const isQuiet = useBoard((state) => state.isQuiet);
  const current = useBoard((state) =>
    ids.length === 1 ? state.cards.get(ids[0] ?? '')?.stageId : undefined,
  );
  const store = useBoardStore();
  const quiet = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const stageId = new FormData(event.currentTarget).get('stage');
    if (typeof stageId !== 'string') return;
    const isSilent = quiet.current?.checked ?? false;
    // The dialog gives the focus back when it closes; the card takes it after that.
    const { move, ask } = store.getState();
    if (stageId === current) ask([]);
    else move(ids, stageId, { isQuiet: isSilent, focus: ids.length === 1 });
  }

  return (
    <form className={form['form']} onSubmit={submit}>
      <fieldset className={choice['field']}>
        <legend className={choice['legend']}>Stage</legend>
        {stages.map(({ id, name }) => (
          <label key={id} className={choice['choice']}>
            <input type="radio" name="stage" value={id} defaultChecked={id === (current ?? stages[0]?.id)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <CheckboxField ref={quiet} label="Without a mail to the candidate" defaultChecked={isQuiet} />
      <Actions align="end">
        <Button variant="secondary" onClick={() => store.getState().ask([])}>
          Cancel
        </Button>
        <Button type="submit">Move</Button>
      </Actions>
    </form>
  );
}
