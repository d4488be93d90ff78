import type { PlaceRow } from '../place-row.ts';

export const africaAndMiddleEast: Record<string, readonly PlaceRow[]> = {
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
