import { term } from '@waymark/contract/text/message';
import { printedSections, type PrintedSection } from '@waymark/contract/resumes/choices';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { useRef } from 'react';
import ui from '../../../../styles/primitives.module.css';
import { moveSection, orderSections } from '../rules.ts';
import styles from './resume-export.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface SectionListProps {
  choices: ExportChoices;
  /** The sections that have content. */
  filled: readonly PrintedSection[];
  onChange: (part: Partial<ExportChoices>) => void;
}

/** Selects and orders the printed sections, by keyboard and by pointer. */
export function SectionList({ choices, filled, onChange }: SectionListProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const shown = orderSections(choices.order).filter((key) => filled.includes(key));

  function move(key: PrintedSection, by: -1 | 1) {
    onChange({ order: moveSection(choices.order, filled, key, by) });
    // The button moves with its section, so the focus has to follow.
    requestAnimationFrame(() => {
      const buttons = [
        ...(list.current?.querySelectorAll<HTMLElement>(`[data-section="${key}"] button`) ?? []),
      ];
      const pressed = buttons[by < 0 ? 0 : 1];
      (pressed?.hasAttribute('disabled') ? buttons[by < 0 ? 1 : 0] : pressed)?.focus();
    });
  }

  function toggle(key: PrintedSection, isShown: boolean) {
    const hidden = choices.hidden.filter((one) => one !== key);
    onChange({ hidden: isShown ? hidden : [...hidden, key] });
  }

  if (shown.length === 0) return <p className={ui['muted']}>{say`My Resume has no sections yet.`}</p>;
  return (
    <ol className={ui['grid']} ref={list}>
      {shown.map((key, at) => {
        const label = printedSections.find(({ value }) => value === key)?.label ?? key;
        return (
          <li key={key} className={`${ui['row']} ${styles['row']}`} data-section={key}>
            <label className={`${ui['row3']} ${styles['name']}`}>
              <input
                type="checkbox"
                checked={!choices.hidden.includes(key)}
                onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
              />
              {label}
            </label>
            <MoveButton
              label={say`Move ${term(label)} up`}
              path="M4 10l4-4 4 4"
              disabled={at === 0}
              onPress={() => move(key, -1)}
            />
            <MoveButton
              label={say`Move ${term(label)} down`}
              path="M4 6l4 4 4-4"
              disabled={at === shown.length - 1}
              onPress={() => move(key, 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface MoveButtonProps {
  label: string;
  path: string;
  disabled: boolean;
  onPress: () => void;
}

function MoveButton({ label, path, disabled, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={`${ui['centered']} ${styles['move']}`}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
