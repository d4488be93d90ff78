import { countries } from './countries.ts';
import type { PlaceRow } from './place-row.ts';
import { americas } from './places/americas.ts';
import { europe } from './places/europe.ts';

const asiaPacific: Record<string, readonly PlaceRow[]> = {
  AU: [
    ['Sydney', 'New South Wales', -33.869, 151.209, 24],
    ['Melbourne', 'Victoria', -37.814, 144.963, 22],
    ['Brisbane', 'Queensland', -27.47, 153.026, 11],
    ['Perth', 'Western Australia', -31.952, 115.861, 9],
    ['Adelaide', 'South Australia', -34.929, 138.601, 5],
    ['Canberra', 'Australian Capital Territory', -35.281, 149.13, 4],
    ['Hobart', 'Tasmania', -42.882, 147.327, 1],
    ['Darwin', 'Northern Territory', -12.463, 130.842, 1],
  ],
  NZ: [
    ['Auckland', 'Auckland', -36.848, 174.763, 7],
    ['Wellington', 'Wellington', -41.287, 174.776, 4],
    ['Christchurch', 'Canterbury', -43.532, 172.637, 3],
  ],
  SG: [['Singapore', 'Singapore', 1.352, 103.82, 30]],
  HK: [['Hong Kong', 'Hong Kong', 22.319, 114.169, 16]],
  JP: [
    ['Tokyo', 'Tokyo', 35.677, 139.65, 20],
    ['Osaka', 'Osaka', 34.694, 135.502, 7],
    ['Nagoya', 'Aichi', 35.181, 136.906, 4],
    ['Fukuoka', 'Fukuoka', 33.59, 130.402, 3],
    ['Sapporo', 'Hokkaido', 43.062, 141.354, 2],
    ['Kyoto', 'Kyoto', 35.012, 135.768, 2],
  ],
  KR: [
    ['Seoul', 'Seoul', 37.567, 126.978, 10],
    ['Busan', 'Busan', 35.18, 129.076, 3],
  ],
  CN: [
    ['Shanghai', 'Shanghai', 31.23, 121.474, 10],
    ['Beijing', 'Beijing', 39.904, 116.407, 9],
    ['Shenzhen', 'Guangdong', 22.543, 114.058, 6],
    ['Guangzhou', 'Guangdong', 23.129, 113.264, 5],
    ['Chengdu', 'Sichuan', 30.573, 104.066, 3],
  ],
  TW: [['Taipei', 'Taipei City', 25.033, 121.565, 5]],
  IN: [
    ['Mumbai', 'Maharashtra', 19.076, 72.878, 16],
    ['Pune', 'Maharashtra', 18.52, 73.857, 9],
    ['Bengaluru', 'Karnataka', 12.972, 77.595, 18],
    ['Hyderabad', 'Telangana', 17.385, 78.487, 12],
    ['New Delhi', 'Delhi', 28.614, 77.209, 11],
    ['Gurugram', 'Haryana', 28.459, 77.027, 8],
    ['Noida', 'Uttar Pradesh', 28.535, 77.391, 6],
    ['Chennai', 'Tamil Nadu', 13.083, 80.271, 9],
    ['Kolkata', 'West Bengal', 22.573, 88.364, 6],
    ['Ahmedabad', 'Gujarat', 23.023, 72.571, 5],
    ['Gandhinagar', 'Gujarat', 23.216, 72.637, 2],
    ['Kochi', 'Kerala', 9.931, 76.267, 4],
    ['Jaipur', 'Rajasthan', 26.912, 75.787, 3],
  ],
  PK: [
    ['Karachi', 'Sindh', 24.861, 67.01, 4],
    ['Lahore', 'Punjab', 31.55, 74.344, 3],
  ],
  BD: [['Dhaka', 'Dhaka', 23.811, 90.413, 4]],
  TH: [
    ['Bangkok', 'Bangkok', 13.756, 100.502, 18],
    ['Chiang Mai', 'Chiang Mai', 18.788, 98.985, 5],
    ['Phuket', 'Phuket', 7.88, 98.392, 5],
    ['Pattaya', 'Chonburi', 12.924, 100.883, 3],
    ['Khon Kaen', 'Khon Kaen', 16.433, 102.824, 2],
  ],
  ID: [
    ['Jakarta', 'Jakarta', -6.209, 106.846, 20],
    ['Surabaya', 'East Java', -7.257, 112.752, 8],
    ['Bandung', 'West Java', -6.917, 107.619, 6],
    ['Medan', 'North Sumatra', 3.595, 98.672, 4],
    ['Denpasar', 'Bali', -8.65, 115.217, 6],
    ['Semarang', 'Central Java', -6.967, 110.417, 3],
    ['Makassar', 'South Sulawesi', -5.148, 119.432, 3],
    ['Yogyakarta', 'Yogyakarta', -7.796, 110.37, 3],
  ],
  MY: [
    ['Kuala Lumpur', 'Kuala Lumpur', 3.139, 101.687, 9],
    ['George Town', 'Penang', 5.414, 100.329, 4],
    ['Johor Bahru', 'Johor', 1.493, 103.741, 2],
  ],
  PH: [
    ['Manila', 'Metro Manila', 14.6, 120.984, 7],
    ['Makati', 'Metro Manila', 14.555, 121.024, 5],
    ['Cebu City', 'Cebu', 10.316, 123.885, 3],
  ],
  VN: [
    ['Ho Chi Minh City', 'Ho Chi Minh City', 10.823, 106.63, 7],
    ['Hanoi', 'Hanoi', 21.028, 105.834, 6],
    ['Da Nang', 'Da Nang', 16.054, 108.202, 2],
  ],
};

const africaAndMiddleEast: Record<string, readonly PlaceRow[]> = {
  GM: [
    ['Banjul', 'Banjul', 13.454, -16.579, 10],
    ['Serekunda', 'Kanifing', 13.438, -16.678, 12],
    ['Bakau', 'Kanifing', 13.478, -16.682, 5],
    ['Brikama', 'West Coast', 13.271, -16.649, 7],
    ['Sukuta', 'West Coast', 13.41, -16.708, 3],
    ['Farafenni', 'North Bank', 13.567, -15.6, 3],
    ['Basse Santa Su', 'Upper River', 13.31, -14.214, 2],
    ['Soma', 'Lower River', 13.433, -15.533, 1],
  ],
  SN: [['Dakar', 'Dakar', 14.716, -17.467, 3]],
  NG: [
    ['Lagos', 'Lagos', 6.524, 3.379, 14],
    ['Abuja', 'Federal Capital Territory', 9.076, 7.398, 7],
    ['Port Harcourt', 'Rivers', 4.816, 7.05, 4],
    ['Ibadan', 'Oyo', 7.377, 3.947, 3],
    ['Kano', 'Kano', 12.002, 8.592, 2],
  ],
  GH: [
    ['Accra', 'Greater Accra', 5.604, -0.187, 5],
    ['Kumasi', 'Ashanti', 6.687, -1.624, 2],
  ],
  KE: [
    ['Nairobi', 'Nairobi', -1.292, 36.822, 9],
    ['Mombasa', 'Mombasa', -4.044, 39.668, 3],
    ['Kisumu', 'Kisumu', -0.092, 34.768, 2],
  ],
  RW: [['Kigali', 'Kigali', -1.944, 30.062, 2]],
  ET: [['Addis Ababa', 'Addis Ababa', 9.03, 38.74, 2]],
  ZA: [
    ['Johannesburg', 'Gauteng', -26.204, 28.047, 10],
    ['Pretoria', 'Gauteng', -25.748, 28.229, 5],
    ['Cape Town', 'Western Cape', -33.925, 18.424, 9],
    ['Durban', 'KwaZulu-Natal', -29.858, 31.022, 4],
  ],
  MA: [['Casablanca', 'Casablanca-Settat', 33.573, -7.59, 4]],
  EG: [
    ['Cairo', 'Cairo', 30.044, 31.236, 6],
    ['Alexandria', 'Alexandria', 31.2, 29.919, 2],
  ],
  IQ: [
    ['Baghdad', 'Baghdad', 33.315, 44.366, 14],
    ['Basra', 'Basra', 30.509, 47.78, 8],
    ['Erbil', 'Erbil', 36.191, 44.009, 9],
    ['Mosul', 'Nineveh', 36.34, 43.13, 4],
    ['Sulaymaniyah', 'Sulaymaniyah', 35.557, 45.435, 4],
    ['Najaf', 'Najaf', 32.0, 44.336, 3],
    ['Kirkuk', 'Kirkuk', 35.467, 44.392, 3],
  ],
  JO: [['Amman', 'Amman', 31.945, 35.928, 3]],
  SA: [
    ['Riyadh', 'Riyadh', 24.714, 46.675, 9],
    ['Jeddah', 'Makkah', 21.485, 39.193, 5],
    ['Dammam', 'Eastern Province', 26.421, 50.089, 3],
  ],
  QA: [['Doha', 'Doha', 25.285, 51.531, 5]],
  AE: [
    ['Dubai', 'Dubai', 25.205, 55.271, 16],
    ['Abu Dhabi', 'Abu Dhabi', 24.454, 54.377, 8],
    ['Sharjah', 'Sharjah', 25.346, 55.421, 3],
  ],
  IL: [
    ['Tel Aviv', 'Tel Aviv', 32.085, 34.782, 8],
    ['Ramat Gan', 'Tel Aviv', 32.068, 34.825, 2],
    ['Haifa', 'Haifa', 32.794, 34.99, 2],
  ],
  TR: [
    ['Istanbul', 'Istanbul', 41.008, 28.978, 8],
    ['Ankara', 'Ankara', 39.933, 32.86, 3],
    ['Izmir', 'Izmir', 38.424, 27.143, 2],
  ],
  AM: [['Yerevan', 'Yerevan', 40.179, 44.499, 2]],
};

export interface DemoPlace {
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Roughly how many jobs the city has, against the others. */
  weight: number;
}

const rows = Object.entries({ ...americas, ...europe, ...asiaPacific, ...africaAndMiddleEast });

/** The world's larger places of work; imports also resolve their place names against this list. */
export const demoPlaces: readonly DemoPlace[] = rows.flatMap(([countryCode, places]) =>
  places.map(([city, region, latitude, longitude, weight]) => {
    const country = countries[countryCode]?.name;
    if (country === undefined) throw new Error(`There is no country ${countryCode}.`);
    return { city, region, countryCode, country, latitude, longitude, weight };
  }),
);
