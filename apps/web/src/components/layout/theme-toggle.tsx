import { useSyncExternalStore, type ChangeEvent } from 'react';
import { readTheme, storeTheme, subscribeToTheme, themes, type Theme } from '../../lib/waking/theme.ts';
import ui from '../../styles/primitives.module.css';
import styles from './theme-toggle.module.css';
import { useSay } from '../../lib/languages/say.ts';

export function ThemeToggle() {
  const say = useSay();
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system');
  return (
    <fieldset className={`${ui['row']} ${styles['toggle']}`} data-needs="script">
      <legend className={styles['legend']}>{say`Colours`}</legend>
      {themes.map((choice) => (
        <label className={styles['choice']} key={choice.value}>
          <input
            type="radio"
            name="theme"
            value={choice.value}
            checked={theme === choice.value}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              storeTheme(event.currentTarget.value as Theme)
            }
          />
          {say(choice.label)}
        </label>
      ))}
    </fieldset>
  );
}
