import { builtIndustries } from './industries/built.ts';
import { careIndustries } from './industries/care.ts';
import { officeIndustries } from './industries/office.ts';
import type { Industry } from './industry.ts';

const serviceIndustries = {
  retail: {
    label: 'Retail',
    share: 9,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{sur} Markets', '{nature} {feature} Market Hall'],
        about: ['{name} runs [12-240] supermarkets with fresh food from the region.'],
      },
      {
        names: ['{nature} & {feature} Outfitters', '{sur} Sports'],
        about: ['{name} sells clothes, shoes and gear for people who walk a lot.'],
      },
      {
        names: ['{sur} Home & Garden', '{sur} Department Store', '{coin} Stores'],
        about: [
          '{name} is a chain of stores for home, garden and kitchen.',
          '{name} has furnished and dressed {city} since {year}.',
        ],
      },
      { names: ['{animal} Books'], about: ['{name} has sold books, toys and paper in {city} since {year}.'] },
    ],
    scenes: [
      'The store has [8-60] colleagues and many regular customers',
      'Rosters are fixed [3-5] weeks ahead, and wishes count',
      'We promote from within: [60-85] percent of our managers started on the floor',
      'About [600-4200] customers come through the door on a Saturday',
    ],
  },
  ecommerce: {
    label: 'E-Commerce',
    founded: [2003, 2015],
    share: 5,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: ['{coin} Home', '{nature}{join} Direct', 'Hello {feature}'],
        about: [
          '{name} sells furniture and lamps online and delivers them assembled.',
          '{name} ships spare parts for household machines, so that they can be repaired.',
        ],
      },
      {
        names: ['{nature} {animal}', '{animal} & {nature}', '{coin} Shop'],
        about: [
          '{name} is a marketplace for used sports equipment.',
          '{name} sells clothes for children online and takes them back when they are outgrown.',
          '{name} brings groceries to the door in {city} and [5-30] other towns.',
        ],
      },
    ],
    scenes: [
      'We ship [3-48],000 parcels a day',
      'Returns are below [6-14] percent, and we want to know why each one happens',
      'Buying, content and technology sit together',
      'The company doubled in size since {recent}',
    ],
  },
  restaurant: {
    label: 'Restaurants & Catering',
    founded: [1961, 2014],
    share: 8,
    reach: 'town',
    large: false,
    kinds: [
      {
        names: [
          '{sur} Kitchen',
          'The {nature} {animal}',
          '{nature} & {herb}',
          '{animal} & {herb}',
          '{herb} Table',
          'Casa {sur}',
        ],
        about: [
          '{name} is a restaurant in {city} with an open kitchen and a short, seasonal menu.',
          '{name} cooks what the market in {city} has to offer, at lunch and in the evening.',
          '{name} runs [2-6] restaurants that share a kitchen garden.',
        ],
      },
      {
        names: ['Café {sur}', '{city} Roasters', '{nature} Street Coffee'],
        about: ['{name} runs [2-9] cafés and a bakery of its own.'],
      },
      {
        names: ['{sur} Catering'],
        about: [
          '{name} cooks for canteens, schools and weddings in and around {city}, and runs two restaurants.',
        ],
      },
    ],
    scenes: [
      'We have [40-130] seats and a terrace that fills at the first sun',
      'Tips are shared by everyone, the kitchen included',
      'Two days off in a row are the rule here',
      'The menu changes every [3-8] weeks, and all of the team tastes it',
    ],
  },
  hotel: {
    label: 'Hotels & Resorts',
    share: 7,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: [
          'Hotel {sur}',
          'The {nature} {feature} Hotel',
          '{nature} {feature} Resort',
          '{sur} Hotels',
          'The {city} {feature} Inn',
          '{coin} Hotels & Residences',
        ],
        about: [
          '{name} has [60-420] rooms, two restaurants and guests from all over the world.',
          '{name} is a family-run hotel in {city}, renovated room by room.',
          '{name} runs hotels for travelers who stay longer and come again.',
        ],
      },
    ],
    scenes: [
      'The house has [60-420] rooms and is full on most weekends',
      'Guests rate us [8-9].[1-9] out of 10, most of all for the people',
      'Staff meals are cooked by the same kitchen',
      'Our team speaks [9-24] languages',
    ],
  },
  travel: {
    label: 'Travel & Tourism',
    share: 4,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: [
          '{animal} Travel',
          '{sur} Tours',
          '{nature} {feature} Expeditions',
          'Slow {feature} Journeys',
          '{city} Walks & Excursions',
        ],
        about: [
          '{name} plans journeys for small groups, by train where possible.',
          '{name} offers tours, transfers and tickets in and around {city}.',
        ],
      },
      {
        names: ['{coin} Airways', '{coin} Air'],
        about: ['{name} is a regional carrier and tour operator with [6-22] destinations.'],
      },
    ],
    scenes: [
      'About [8-90],000 guests travel with us each year',
      'Everyone here goes on a study trip once a year',
      'Our busiest months are planned fairly, and the quiet ones are quiet',
      'Six of ten guests book again',
    ],
  },
} satisfies Record<string, Industry>;

export const industries = {
  ...careIndustries,
  ...officeIndustries,
  ...builtIndustries,
  ...serviceIndustries,
} satisfies Record<string, Industry>;

export type IndustryKey = keyof typeof industries;
