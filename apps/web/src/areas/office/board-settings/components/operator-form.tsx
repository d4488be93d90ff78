import type { BoardSettings, StoredSettings } from '@waymark/contract/office/board-settings';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { orNull } from '../rules.ts';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';

type Field = keyof BoardSettings['operator'];

export function OperatorForm({ initial }: { initial: StoredSettings['operator'] }) {
  const setting = useSetting('operator', initial);
  const { value, change, errorAt } = setting;
  const bind = (field: Field) => ({
    value: value[field] ?? '',
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...value, [field]: orNull(event.currentTarget.value) }),
  });
  return (
    <SettingCard title="Operator" setting={setting}>
      <p>Who runs the board, as terms, privacy and imprint name them. Leave empty what does not apply.</p>
      <TextField label="Operator’s name" hint="A person or a company." {...bind('name')} />
      <TextArea label="Postal address" rows={3} {...bind('address')} />
      <div className={styles['pair']}>
        <TextField label="Register and number" {...bind('register')} />
        <TextField label="VAT number" {...bind('vatNumber')} />
      </div>
      <TextField label="Responsible for the content" {...bind('responsible')} />
    </SettingCard>
  );
}
