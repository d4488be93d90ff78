/** City, region, latitude, longitude (degrees, WGS 84), and weight: roughly how many jobs it has. */
export type PlaceRow = readonly [
  city: string,
  region: string,
  latitude: number,
  longitude: number,
  weight: number,
];
