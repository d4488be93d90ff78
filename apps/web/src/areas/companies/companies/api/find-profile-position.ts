import type { FoundPosition } from '@waymark/contract/companies/company-profile';
import { callApi } from '../../../../lib/api-client.ts';

/** Where the board knows a city to be, or else its country; null where it knows neither. */
export async function findProfilePosition(city: string, country: string): Promise<FoundPosition> {
  return (await callApi('GET /company-profile/position', { query: { city, country } })).data;
}
