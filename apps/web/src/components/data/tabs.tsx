import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { directionIn, stepOf } from '../../lib/focus/reading-direction.ts';
import ui from '../../styles/primitives.module.css';
import { showWhole } from '../layout/show-whole.ts';
import styles from './tab-links.module.css';

interface TabsProps<Value extends string> {
  /** The name of the tab list, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
  panelClassName?: string | undefined;
}

/** Parts of one thing, of which one is shown; lists with an address of their own are `TabLinks`. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  panelClassName,
}: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const step = stepOf(event.key, directionIn(event.currentTarget));
    const place = step ? (at + step + tabs.length) % tabs.length : endOf(event.key, tabs.length - 1);
    const next = tabs[place];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={row}
        className={styles['tabs']}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={press}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            id={id}
            tab={tab}
            isChosen={tab.value === value}
            onChoose={() => onChange(tab.value)}
          />
        ))}
      </div>
      {/* It scrolls by itself, and so by keyboard. */}
      <div
        id={`${id}-panel`}
        className={panelClassName}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}

interface TabButtonProps {
  /** The id of the tabs. */
  id: string;
  tab: { value: string; label: string; count?: number | undefined };
  isChosen: boolean;
  onChoose: () => void;
}

function TabButton({ id, tab: { value, label, count }, isChosen, onChoose }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}`}
      className={`${ui['inlineRow2']} ${styles['tab']}`}
      data-value={value}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onFocus={showWhole}
      onClick={onChoose}
    >
      {label}
      {count ? <span className={`${ui['note']} ${styles['count']}`}>{count}</span> : null}
    </button>
  );
}

/** -1 for keys that lead to no tab. */
function endOf(key: string, last: number): number {
  if (key === 'Home') return 0;
  return key === 'End' ? last : -1;
}
