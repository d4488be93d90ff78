import type { FoundPosition } from '@waymark/contract/companies/company-profile';
import type { MapPosition } from '@waymark/contract/places/map-position';
import { useRef, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import type { FoundPlace } from '../profile-rules.ts';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

const change = { shouldDirty: true, shouldValidate: true };

/** The marker's place: it follows city and country, and goes where somebody puts it. */
export function useProfilePosition(form: CompanyProfileForm) {
  const [found, setFound] = useState<FoundPlace>();
  const asked = useRef(0);
  const lastPlace = useRef(placeOf(form));

  async function follow() {
    const place = placeOf(form);
    if (place === lastPlace.current) return;
    lastPlace.current = place;
    const turn = (asked.current += 1);
    const [city, country] = form.getValues(['contactCity', 'contactCountry']);
    try {
      const known = await findProfilePosition(city.trim(), country);
      // Of two answers on their way only the later question's counts.
      if (turn !== asked.current) return;
      setFound(known ? (known.isCity ? 'city' : 'country') : 'nothing');
      if (known) form.setValue('position', known.position, change);
    } catch {
      // The marker stays where it is and can be put anywhere by hand: nothing to interrupt somebody for.
    }
  }

  function move(position: MapPosition) {
    asked.current += 1;
    setFound(undefined);
    form.setValue('position', position, change);
  }

  return { found, follow: () => void follow(), move };
}

function placeOf(form: CompanyProfileForm): string {
  return form.getValues(['contactCity', 'contactCountry']).join('|').trim().toLowerCase();
}

/** Where the board knows a city to be, or else its country; null where it knows neither. */
async function findProfilePosition(city: string, country: string): Promise<FoundPosition> {
  return (await callApi('GET /company-profile/position', { query: { city, country } })).data;
}
