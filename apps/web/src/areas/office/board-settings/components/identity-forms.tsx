import type { BoardSettings } from '@waymark/contract/all-settings';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import type { MapPosition } from '@waymark/contract/places/map-position';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import { PositionNumbers } from '../../../../components/map/position-numbers.tsx';
import ui from '../../../../styles/primitives.module.css';
import { orNull } from '../rules.ts';
import { SettingCard } from './setting-card.tsx';
import { useSetting, type Setting } from './use-setting.ts';
import styles from './board-settings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function NameForm({ initial }: { initial: StoredSettings['name'] }) {
  const say = useSay();
  const setting = useSetting('name', initial);
  return (
    <SettingCard title={say`Name`} setting={setting}>
      <TextField
        label={say`Name of the board`}
        hint={say`In the header, titles of pages, mails and what search engines are told.`}
        value={setting.value}
        maxLength={40}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.value)}
      />
    </SettingCard>
  );
}

interface SenderFormProps {
  initial: StoredSettings['sender'];
  /** The sender of the server's configuration. */
  given: string;
}

export function SenderForm({ initial, given }: SenderFormProps) {
  const say = useSay();
  const setting = useSetting('sender', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Sender of mails`} setting={setting}>
      <CheckboxField
        label={say`As the server is set up: ${given}`}
        checked={value === null}
        onChange={(event) => change(event.currentTarget.checked ? null : { name: '', address: '' })}
      />
      {value && (
        <div className={`${ui['grid5']} ${styles['pair']}`}>
          <TextField
            label={say`Sender’s name`}
            value={value.name}
            error={errorAt('name')}
            onChange={(event) => change({ ...value, name: event.currentTarget.value })}
          />
          <TextField
            label={say`Sender’s address`}
            type="email"
            hint={say`Your mail server has to be allowed to send from it.`}
            value={value.address}
            error={errorAt('address')}
            onChange={(event) => change({ ...value, address: event.currentTarget.value })}
          />
        </div>
      )}
    </SettingCard>
  );
}

type Contact = NonNullable<BoardSettings['contact']>;
const noContact: Contact = { email: null, phone: null, address: null, position: null };

export function ContactForm({ initial }: { initial: StoredSettings['contact'] }) {
  const say = useSay();
  const setting = useSetting('contact', initial);
  const { value, change } = setting;
  return (
    <SettingCard title={say`Contact`} setting={setting}>
      <p>{say`On the contact page and on receipts. Messages of visitors are mailed there and to all staff.`}</p>
      <CheckboxField
        label={say`As the server is set up`}
        checked={value === null}
        onChange={(event) => change(event.currentTarget.checked ? null : noContact)}
      />
      {value && <ContactFields setting={setting} value={value} />}
    </SettingCard>
  );
}

function ContactFields({ setting, value }: { setting: Setting<'contact'>; value: Contact }) {
  const say = useSay();
  const { change, errorAt } = setting;
  const bind = (field: 'email' | 'phone' | 'address') => ({
    value: value[field] ?? '',
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({
        ...value,
        [field]: orNull(event.currentTarget.value),
        // A map without an address would help no visitor.
        ...(field === 'address' && { position: null }),
      }),
  });
  return (
    <>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label={say`Email`} type="email" {...bind('email')} />
        <TextField label={say`Phone`} type="tel" {...bind('phone')} />
      </div>
      <TextField label={say`Address`} hint={say`Left empty, the page shows none.`} {...bind('address')} />
      {value.address !== null && (
        <PositionField
          position={value.position}
          error={errorAt('position')}
          onMove={(position) => change({ ...value, position })}
        />
      )}
    </>
  );
}

interface PositionFieldProps {
  position: MapPosition | null;
  error: string | undefined;
  onMove: (position: MapPosition | null) => void;
}

/** The marker of the address; without one the contact page shows no map. */
function PositionField({ position, error, onMove }: PositionFieldProps) {
  const say = useSay();
  return (
    <div
      className={`${ui['stack3']} ${ui['justifyStart']} ${styles['position']}`}
      role="group"
      aria-label={say`On the map`}
    >
      <p>
        {position
          ? say`The marker stands at ${position.latitude}, ${position.longitude}; the contact page shows it on a map.`
          : say`No marker: the contact page shows no map. Press on this one to put it where you are.`}
      </p>
      <MapView label={say`Map: where the address is`} height={300} position={position} onMove={onMove} />
      <FieldError id="contact-position-error" message={error} />
      <PositionNumbers position={position} onMove={onMove} />
      {position && (
        <Button variant="quiet" onClick={() => onMove(null)}>
          {say`Take the marker away`}
        </Button>
      )}
    </div>
  );
}
