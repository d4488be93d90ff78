import {
  contrastOf,
  describeAccentProblem,
  nearestReadable,
  type Theme,
} from '@waymark/contract/office/accent-rules';
import type { Accent } from '@waymark/contract/office/choices';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export const colour = /^#[\da-f]{6}$/;

interface ColourFieldProps {
  label: string;
  value: string;
  hint: string;
  /** Why the colour cannot be taken. */
  problem: string | undefined;
  error: string | undefined;
  /** The nearest that can. */
  nearest: (typed: string) => string;
  /** The colour that holds while none is typed. */
  unset?: string;
  onChange: (typed: string) => void;
}

/** A colour, typed or picked; one that is hard to read says which is near. */
export function ColourField(props: ColourFieldProps) {
  const say = useSay();
  const { label, value, hint, problem, error, nearest, unset = '#000000', onChange } = props;
  const set = (text: string) => onChange(text.trim().toLowerCase());
  const isColour = colour.test(value);
  return (
    <div className={styles['colour']}>
      <TextField
        label={label}
        value={value}
        maxLength={7}
        spellCheck={false}
        hint={hint}
        error={problem ?? error}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <input
        type="color"
        className={`${ui['outlined']} ${styles['swatch']}`}
        aria-label={say`${label}: choose a colour`}
        value={isColour ? value : unset}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {problem && (
        <Button variant="quiet" onClick={() => set(nearest(value))}>
          {say`Take ${nearest(value)}`}
        </Button>
      )}
    </div>
  );
}

interface AccentFieldProps {
  accent: Accent;
  theme: Theme;
  errorAt: (field: Theme) => string | undefined;
  onChange: (accent: Accent) => void;
}

export function AccentField({ accent, theme, errorAt, onChange }: AccentFieldProps) {
  const say = useSay();
  const typed = accent[theme];
  const isColour = colour.test(typed);
  return (
    <ColourField
      label={theme === 'light' ? say`On light pages` : say`On dark pages`}
      value={typed}
      hint={isColour ? say`Contrast ${contrastOf(typed, theme).toFixed(1)} to 1` : say`As #rrggbb`}
      problem={isColour ? say(describeAccentProblem(typed, theme) ?? '') || undefined : undefined}
      error={errorAt(theme)}
      nearest={(given) => nearestReadable(given, theme)}
      onChange={(next) => onChange({ ...accent, [theme]: next })}
    />
  );
}
