import type { MapPosition } from '@waymark/contract/places/map-position';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { TextField } from '../form/text-field.tsx';
import styles from './position-numbers.module.css';
import { readPosition } from './read-position.ts';
import { useSay } from '../../lib/languages/say.ts';

interface PositionProps {
  position: MapPosition | null;
  onMove: (position: MapPosition) => void;
}

/** The marker's place as two numbers, for those who know them or cannot point (WCAG 2.5.7). */
export function PositionNumbers({ position, onMove }: PositionProps) {
  const say = useSay();
  const key = position ? `${position.latitude},${position.longitude}` : '';
  return (
    <details>
      <summary
        className={`${ui['semiboldSm']} ${styles['summary']}`}
      >{say`Set the position by numbers`}</summary>
      {/* A marker that was moved starts the fields again. */}
      <Numbers key={key} position={position} onMove={onMove} />
    </details>
  );
}

const fields = [
  { name: 'latitude', label: msg`Latitude` },
  { name: 'longitude', label: msg`Longitude` },
] as const;

function Numbers({ position, onMove }: PositionProps) {
  const say = useSay();
  const [typed, setTyped] = useState({
    latitude: String(position?.latitude ?? ''),
    longitude: String(position?.longitude ?? ''),
  });
  const [refusal, setRefusal] = useState<{ wrong: string; message: string }>();

  function put() {
    const read = readPosition(typed.latitude, typed.longitude);
    if ('wrong' in read) return setRefusal(read);
    setRefusal(undefined);
    onMove(read.position);
  }

  return (
    <div className={`${ui['grid4']} ${styles['numbers']}`}>
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          autoComplete="off"
          value={typed[name]}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
          onKeyDown={(event) => {
            // Within the form Enter would save it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            put();
          }}
          error={refusal?.wrong === name ? refusal.message : undefined}
        />
      ))}
      <Button variant="secondary" className={styles['put']} onClick={put}>
        {say`Move the marker`}
      </Button>
    </div>
  );
}
