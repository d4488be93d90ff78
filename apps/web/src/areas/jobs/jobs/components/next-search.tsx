import { searchPlaceMaxLength, searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import { paths } from '@waymark/contract/paths';
import { Form } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import styles from '../../../../components/form/search-fields.module.css';
import { MapMarker } from '../../../../components/map/map-marker.tsx';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface NextSearchProps {
  words?: string;
  place?: string;
  /** The radius around the place. */
  kilometres?: number | undefined;
}

/** Offers a search where a job is closed or unknown. */
export function NextSearch({ words = '', place = '', kilometres }: NextSearchProps) {
  const say = useSay();
  return (
    <Form className={styles['form']} role="search" action={paths.browseJobFilterList}>
      <label className={styles['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{say`Keyword`}</span>
        <input
          name="q"
          type="search"
          dir="auto"
          defaultValue={words}
          placeholder={say`Job Title, Keywords, or Phrase`}
          maxLength={searchWordsMaxLength}
        />
      </label>
      <label className={styles['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>
          <MapMarker /> {say`Where`}
        </span>
        <input
          name="location"
          type="search"
          dir="auto"
          defaultValue={place}
          placeholder={say`City, State or ZIP`}
          maxLength={searchPlaceMaxLength}
          autoComplete="address-level2"
        />
      </label>
      {kilometres !== undefined && (
        <>
          <input type="hidden" name="radius" value={kilometres} />
          <input type="hidden" name="unit" value="Km" />
        </>
      )}
      <Button className={styles['submit']} type="submit">
        {say`Find Job`}
      </Button>
    </Form>
  );
}
