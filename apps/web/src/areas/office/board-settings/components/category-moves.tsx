import type { BoardCategory } from '@waymark/contract/jobs/category-choices';
import type { CategoryMoves, LastCategoryMove } from '@waymark/contract/office/word-endpoints';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatMoment } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import type { Setting } from './use-setting.ts';
import { rich, useSay, sayHere } from '../../../../lib/languages/say.ts';

interface CategoryMovesProps {
  setting: Setting<'categoryWords'>;
  categories: readonly BoardCategory[];
  lastMove: LastCategoryMove | null;
}

const columns = [{ name: msg`Category` }, { name: msg`Postings`, numeric: true }, { name: msg`For example` }];
const countOf = ({ moves }: CategoryMoves) => moves.reduce((sum, { postings }) => sum + postings, 0);

/** What the words would move out of "Other", and the move itself. */
export function CategoryMovesCard({ setting, categories, lastMove }: CategoryMovesProps) {
  const say = useSay();
  const [tried, setTried] = useState<{ words: string; result: CategoryMoves }>();
  const [isAsked, setIsAsked] = useState(false);
  const { last, pending, failure, run, tryWords, move, undo } = useMoves(setting, lastMove);
  const typed = JSON.stringify(setting.value);
  const result = tried?.words === typed ? tried.result : undefined;
  const count = result ? countOf(result) : 0;

  async function moveAll() {
    setIsAsked(false);
    await move();
    setTried(undefined);
  }

  return (
    <Card title={say`Postings in “Other”`}>
      <div className={ui['stack5']}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {say`New postings go by the saved words from the next import on. Here you see which postings that are in “Other” now would move, closed ones among them. Trying moves nothing.`}
        </p>
        {last && <LastMove last={last} pending={pending} onUndo={() => void run(undo)} />}
        <Actions>
          <Button
            variant="secondary"
            pending={pending}
            onClick={() => void run(async () => setTried({ words: typed, result: await tryWords() }))}
          >
            {say`Try the words`}
          </Button>
        </Actions>
        <div role="status">{result && <TriedMoves result={result} categories={categories} />}</div>
        {count > 0 && (
          <Actions>
            <Button
              disabled={setting.isChanged}
              why={say`Save the words first: only saved words move postings.`}
              onClick={() => setIsAsked(true)}
            >
              {say`Move ${plural(count, 'posting')}`}
            </Button>
          </Actions>
        )}
      </div>
      <MoveDialog
        open={isAsked}
        count={count}
        onClose={() => setIsAsked(false)}
        onMove={() => void run(moveAll)}
      />
    </Card>
  );
}

interface LastMoveProps {
  last: LastCategoryMove;
  pending: boolean;
  onUndo: () => void;
}

function LastMove({ last, pending, onUndo }: LastMoveProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={ui['spread']}>
      <p>
        {rich(
          say,
          msg`${plural(last.postings, 'posting was', 'postings were')} moved on <time>${formatMoment(last.at, locale)}</time>.`,
          { time: <time dateTime={last.at} /> },
        )}
      </p>
      <Button variant="quiet" pending={pending} onClick={onUndo}>
        {say`Move them back`}
      </Button>
    </div>
  );
}

interface MoveDialogProps {
  open: boolean;
  count: number;
  onClose: () => void;
  onMove: () => void;
}

function MoveDialog({ open, count, onClose, onMove }: MoveDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} title={say`Move ${plural(count, 'posting')}?`} onClose={onClose}>
      <p>
        {say`They leave “Other” at once, on pages, in searches and in alerts. The next run of their source keeps them where they are as long as the words stay. The audit log notes the move, and until the next one you can move them back here.`}
      </p>
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button onClick={onMove}>{say`Move them`}</Button>
      </Actions>
    </Dialog>
  );
}

function useMoves(setting: Setting<'categoryWords'>, lastMove: LastCategoryMove | null) {
  const [last, setLast] = useState(lastMove);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function run(task: () => Promise<void>) {
    setPending(true);
    setFailure('');
    try {
      await task();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  const tryWords = async () =>
    (await callApi('POST /staff/category-words/trial', { body: { words: setting.value } })).data;

  async function move() {
    const body = { version: setting.stored.version };
    const { data } = await callApi('POST /staff/category-words/moves', { body });
    const postings = countOf(data);
    if (postings > 0) setLast({ at: new Date().toISOString(), postings });
    showSuccess(sayHere`${plural(postings, 'posting has', 'postings have')} moved.`);
  }

  async function undo() {
    const { data } = await callApi('POST /staff/category-words/moves/undo');
    setLast(null);
    showSuccess(sayHere`${plural(data.postings, 'posting is', 'postings are')} in “Other” again.`);
  }

  return { last, pending, failure, run, tryWords, move, undo };
}

interface TriedMovesProps {
  result: CategoryMoves;
  categories: readonly BoardCategory[];
}

function TriedMoves({ result, categories }: TriedMovesProps) {
  const say = useSay();
  const locale = useLocale();
  const { other, moves } = result;
  const labelOf = (value: string) => categories.find((one) => one.value === value)?.label ?? value;
  return (
    <div className={ui['grid2']}>
      <p>
        <strong>
          {say`${formatCount(countOf(result), locale)} of ${plural(other, 'posting')} in “Other” would move.`}
        </strong>
      </p>
      {moves.length > 0 && (
        <DataTable columns={columns}>
          {moves.map(({ category, postings, examples }) => (
            <tr key={category}>
              <th scope="row">{say(labelOf(category))}</th>
              <td data-label={say`Postings`} data-numeric>
                {formatCount(postings, locale)}
              </td>
              <td data-label={say`For example`}>{examples.join(' · ')}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}
