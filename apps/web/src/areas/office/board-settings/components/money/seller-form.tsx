import type { BoardSettings } from '@waymark/contract/all-settings';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { TextField } from '../../../../../components/form/text-field.tsx';
import ui from '../../../../../styles/primitives.module.css';
import styles from '../board-settings.module.css';
import { SettingCard } from '../setting-card.tsx';
import { useSetting } from '../use-setting.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

/** The operator as the seller: what invoices say beside its name, its register and its VAT number (L-41). */
export function SellerForm({ initial }: { initial: StoredSettings['seller'] }) {
  const say = useSay();
  const setting = useSetting('seller', initial);
  const { value, change, errorAt } = setting;
  const bind = (field: keyof BoardSettings['seller']) => ({
    value: value[field],
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...value, [field]: event.currentTarget.value }),
  });
  return (
    <SettingCard title={say`Seller and account`} setting={setting}>
      <p>
        {say`Invoices as data need the address in parts; name, register and VAT number are those of the operator above, the country is the one below.`}
      </p>
      <TextField label={say`Street and number`} {...bind('street')} />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label={say`Post code`} {...bind('postCode')} />
        <TextField label={say`Town`} {...bind('town')} />
      </div>
      <TextField
        label={say`Tax number`}
        hint={say`Of the tax office, where there is no VAT number.`}
        {...bind('taxNumber')}
      />
      <p>{say`Where invoices are paid. With an IBAN and prices in euro they carry a Girocode.`}</p>
      <TextField label={say`Account holder`} maxLength={70} {...bind('holder')} />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label="IBAN" autoComplete="off" spellCheck={false} {...bind('iban')} />
        <TextField label={say`BIC (optional)`} autoComplete="off" spellCheck={false} {...bind('bic')} />
      </div>
      <TextField
        label={say`Payment text (optional)`}
        hint={say`Stands before the number of the invoice, for example “Invoice”.`}
        maxLength={100}
        {...bind('paymentText')}
      />
    </SettingCard>
  );
}
