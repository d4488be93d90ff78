import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { readPosting } from '../posting-rules.ts';
import styles from './list-keys.module.css';
import type { KeyPress, ShowPosting } from '../posting-rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface ListKeysProps {
  /** The key that loaded this, or a press of the button that shows the keys. */
  first: KeyPress;
  list: RefObject<HTMLElement | null>;
  onShow: ShowPosting;
}

const keys = [
  ['j', msg`Next job`],
  ['k', msg`Previous job`],
  ['Enter', msg`Open the job’s own page`],
  ['s', msg`Save the job, or take it back`],
  ['Esc', msg`Close the job beside the list`],
  ['?', msg`Show these keys`],
] as const;

/** The title with the focus in its row, else that of the open posting; -1 for none. */
function findCurrent(links: readonly HTMLAnchorElement[]): number {
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  return focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent !== null);
}

/** Moves through the jobs of a list by single letters (L-34), and shows which there are. */
export function ListKeys({ first, list, onShow }: ListKeysProps) {
  const say = useSay();
  const [isHelp, setHelp] = useState(false);
  const [said, setSaid] = useState('');
  const titles = () => [
    ...(list.current?.querySelectorAll<HTMLAnchorElement>('ol > li :is(h2, h3) a') ?? []),
  ];

  function step(by: 1 | -1) {
    const links = titles();
    const link = links[Math.min(links.length - 1, Math.max(0, findCurrent(links) + by))];
    const jobId = link && readPosting(link.search);
    if (!jobId) return;
    link.focus({ preventScroll: true });
    link.closest('li')?.scrollIntoView({ block: 'nearest' });
    onShow(jobId, true);
  }

  function save() {
    const links = titles();
    const link = links[findCurrent(links)];
    const heart = link?.closest('li')?.querySelector<HTMLButtonElement>('button[aria-pressed]');
    if (!link || !heart) return;
    setSaid(
      heart.ariaPressed === 'true'
        ? say`${link.textContent} is no longer saved`
        : say`${link.textContent} is saved`,
    );
    heart.click();
  }

  const actions = { j: () => step(1), k: () => step(-1), s: save, '?': () => setHelp(true) };
  const { areOn, turn } = useShortcuts(actions);
  const begin = useEffectEvent(({ key }: KeyPress) => {
    if (key === '?' || areOn) actions[key as keyof typeof actions]();
  });
  useEffect(() => begin(first), [first]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <KeysDialog open={isHelp} areOn={areOn} onTurn={turn} onClose={() => setHelp(false)} />
    </>
  );
}

interface KeysDialogProps {
  open: boolean;
  areOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

function KeysDialog({ open, areOn, onTurn, onClose }: KeysDialogProps) {
  const say = useSay();
  return (
    <Dialog narrow open={open} title={say`Keys`} onClose={onClose}>
      <dl className={styles['keys']}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label={say`Use these keys`}
        checked={areOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
