import type { Accent } from '@waymark/contract/office/choices/board';
import {
  contrastOf,
  darkAccentFor,
  describeAccentProblem,
  isReadable,
  nearestReadable,
  sampleOf,
  type Theme,
} from '@waymark/contract/office/accent-rules';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting, type Setting } from './use-setting.ts';

const colour = /^#[\da-f]{6}$/;

/** The one colour of the next step, for light and for dark pages; only what can be read is taken. */
export function AccentForm({ initial }: { initial: StoredSetting<'accent'> }) {
  const setting = useSetting('accent', initial);
  const { light } = setting.value;
  return (
    <SettingCard title="Accent colour" setting={setting}>
      <div className={styles['pair']}>
        <ColourField setting={setting} theme="light" label="On light pages" />
        <ColourField setting={setting} theme="dark" label="On dark pages" />
      </div>
      {colour.test(light) && setting.value.dark !== darkAccentFor(light) && (
        <p>
          <Button variant="quiet" onClick={() => setting.change({ light, dark: darkAccentFor(light) })}>
            Make the dark one go with the light one
          </Button>
        </p>
      )}
      <Preview accent={setting.value} />
    </SettingCard>
  );
}

function ColourField({ setting, theme, label }: { setting: Setting<'accent'>; theme: Theme; label: string }) {
  const { value, change, errorAt } = setting;
  const typed = value[theme];
  const set = (text: string) => change({ ...value, [theme]: text.trim().toLowerCase() });
  const isColour = colour.test(typed);
  const problem = isColour ? describeAccentProblem(typed, theme) : undefined;
  return (
    <div className={styles['colour']}>
      <TextField
        label={label}
        value={typed}
        maxLength={7}
        spellCheck={false}
        hint={isColour ? `Contrast ${contrastOf(typed, theme).toFixed(1)} to 1` : 'As #rrggbb'}
        error={problem ?? errorAt(theme)}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <input
        type="color"
        className={styles['swatch']}
        aria-label={`${label}: choose a colour`}
        value={isColour ? typed : '#000000'}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {problem && (
        <Button variant="quiet" onClick={() => set(nearestReadable(typed, theme))}>
          Take {nearestReadable(typed, theme)}
        </Button>
      )}
    </div>
  );
}

/** A few words and a button, as both themes would have them; only of what can be read. */
function Preview({ accent }: { accent: Accent }) {
  const themes = (['light', 'dark'] as const).filter(
    (theme) => colour.test(accent[theme]) && isReadable(accent[theme], theme),
  );
  return (
    <div className={styles['pair']} aria-hidden="true">
      {themes.map((theme) => {
        const sample = sampleOf(accent, theme);
        return (
          <div key={theme} className={styles['preview']} style={{ background: sample.paper }}>
            <span className={styles['sample']} style={{ color: sample.accent }}>
              A link to a job
            </span>
            <span
              className={styles['sampleButton']}
              style={{ background: sample.accent, color: sample.words }}
            >
              Apply
            </span>
          </div>
        );
      })}
    </div>
  );
}
