import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { useConfirming } from '../../../../components/overlay/use-confirming.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useSay, sayHere } from '../../../../lib/languages/say.ts';

interface CategoryDeletionProps {
  /** Undefined while none is to be deleted. */
  category: BoardCategory | undefined;
  postings: number;
  others: readonly BoardCategory[];
  version: number;
  onClose: () => void;
  onDeleted: (stored: StoredSetting<'categories'>, to: string) => void;
}

/** Asks which category takes in the postings of the one that goes. */
export function CategoryDeletion(props: CategoryDeletionProps) {
  const say = useSay();
  const { category, postings, others, version, onClose, onDeleted } = props;
  const [to, setTo] = useState<string>(otherCategory);

  const [failure, setFailure] = useState('');
  const { pending, confirm } = useConfirming(category !== undefined);

  async function remove() {
    if (!category) return;
    const input = { params: { category: category.value }, body: { to, version } };
    const { data } = await callApi('POST /staff/categories/:category/deletion', input);
    onDeleted({ value: data.value as BoardCategory[], version: data.version }, to);
    showSuccess(
      data.moved === 0
        ? sayHere`Deleted. No posting had it.`
        : sayHere`Deleted. ${plural(data.moved, '# posting is', '# postings are')} now in the other category.`,
    );
    close();
  }

  function close() {
    setFailure('');
    onClose();
  }

  return (
    <Dialog
      open={category !== undefined}
      title={say`Delete “${category?.label ?? ''}”?`}
      onClose={close}
      dismissable={!pending}
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        {postings === 0
          ? say`No posting has it. Alerts and addresses that name it mean this category from then on:`
          : say`${plural(postings, 'posting moves', 'postings move')} to this category, and alerts and addresses mean it from then on:`}
      </p>
      <SelectField label={say`Category`} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
        <Options choices={others} />
      </SelectField>
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={close}>
          {say`Cancel`}
        </Button>
        <Button
          variant="danger"
          pending={pending}
          onClick={() => void confirm(remove, (reason) => setFailure(messageOf(reason)))}
        >
          {say`Delete it`}
        </Button>
      </Actions>
    </Dialog>
  );
}
