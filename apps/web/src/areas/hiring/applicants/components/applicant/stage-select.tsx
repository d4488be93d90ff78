import { Badge } from '../../../../../components/data/tag.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { useBoard, useBoardStore } from '../use-board.ts';

/** Where the applicant stands; choosing another stage moves them there. */
export function StageSelect({ id, isChangeable }: { id: string; isChangeable: boolean }) {
  const stages = useBoard((state) => state.stages);
  const stageId = useBoard((state) => state.cards.get(id)?.stageId);
  const store = useBoardStore();
  if (!isChangeable || stageId === undefined) {
    return (
      <p>
        <Badge>{stages.find((stage) => stage.id === stageId)?.name ?? 'Stage'}</Badge>
      </p>
    );
  }
  return (
    <SelectField
      label="Stage"
      value={stageId}
      onChange={(event) => store.getState().move([id], event.currentTarget.value)}
    >
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stage.name}
        </option>
      ))}
    </SelectField>
  );
}
