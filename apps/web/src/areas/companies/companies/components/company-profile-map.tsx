import type { MapPosition } from '@waymark/contract/places/map-position';
import { useWatch } from 'react-hook-form';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import { PositionNumbers } from '../../../../components/map/position-numbers.tsx';
import { describeMarker, type FoundPlace } from '../profile-rules.ts';
import styles from './company-profile-map.module.css';
import { CompanyProfileSection, Wide } from './company-profile-section.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface MapProps {
  form: CompanyProfileForm;
  found: FoundPlace;
  onMove: (position: MapPosition) => void;
}

/** Where the company is: the marker follows the address, or is put elsewhere by hand. */
export function CompanyProfileMap({ form, found, onMove }: MapProps) {
  const [position, city, country] = useWatch({
    control: form.control,
    name: ['position', 'contactCity', 'contactCountry'],
  });
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <CompanyProfileSection title="On the map">
      <Wide>
        <div className={styles['map']}>
          <p className={styles['hint']}>
            Everybody sees it. The marker follows city and country. To put it elsewhere, drag it or press on
            the map; with the keyboard, go to the marker and use the arrow keys.
          </p>
          <MapView
            label={`Map: ${place || 'where the company is'}`}
            height={300}
            position={position}
            onMove={onMove}
          />
          <p className={styles['state']} role="status">
            {describeMarker(position, found, { city, country })}
          </p>
          <FieldError message={form.formState.errors.position?.message} />
          <PositionNumbers position={position} onMove={onMove} />
        </div>
      </Wide>
    </CompanyProfileSection>
  );
}
