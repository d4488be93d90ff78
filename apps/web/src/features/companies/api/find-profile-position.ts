import type { FoundPosition } from '@waymark/contract/company-profile';
import { callApi } from '../../../lib/api-client.ts';

/** Where the board knows a city to be, or else its country; null where it knows neither. */
export async function findProfilePosition(city: string, country: string): Promise<FoundPosition> {
  const query = new URLSearchParams({ city, country });
  return (await callApi<{ data: FoundPosition }>('GET', `/company-profile/position?${query}`)).data;
}
