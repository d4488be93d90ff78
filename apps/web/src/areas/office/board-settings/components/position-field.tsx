import type { MapPosition } from '@waymark/contract/places/map-position';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import { PositionNumbers } from '../../../../components/map/position-numbers.tsx';
import styles from './board-settings.module.css';

interface PositionFieldProps {
  position: MapPosition | null;
  error: string | undefined;
  onMove: (position: MapPosition | null) => void;
}

/** Where the address is: with a marker the contact page shows a map, without one it shows none. */
export function PositionField({ position, error, onMove }: PositionFieldProps) {
  return (
    <div className={styles['position']} role="group" aria-label="On the map">
      <p>
        {position
          ? `The marker stands at ${position.latitude}, ${position.longitude}; the contact page shows it on a map.`
          : 'No marker: the contact page shows no map. Press on this one to put it where you are.'}
      </p>
      <MapView label="Map: where the address is" height={300} position={position} onMove={onMove} />
      <FieldError id="contact-position-error" message={error} />
      <PositionNumbers position={position} onMove={onMove} />
      {position && (
        <Button variant="quiet" onClick={() => onMove(null)}>
          Take the marker away
        </Button>
      )}
    </div>
  );
}
