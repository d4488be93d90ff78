import type { Industry } from '../industry.ts';

export const builtIndustries = {
  construction: {
    label: 'Construction',
    share: 8,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: [
          '{sur} Construction',
          '{sur} & {sur2} Builders',
          '{sur} Brothers Contracting',
          '{nature} {feature} Building Company',
          '{city} Civil Works',
          '{sur} Infrastructure',
        ],
        about: [
          '{name} builds schools, clinics and housing in and around {city}.',
          '{name} is a contractor for roads, bridges and water works, with its own machines and crews.',
          '{name} renovates and extends buildings that people go on using meanwhile.',
        ],
      },
    ],
    scenes: [
      'We run [6-28] sites at the moment, most of them within an hour of {city}',
      'Our crews are our own: [60-85] percent of the work is done with our people',
      'We have gone [200-900] days without a lost-time accident',
      'The order book is full for [12-26] months',
    ],
  },
  engineering: {
    label: 'Engineering Consultancy',
    share: 5,
    reach: 'world',
    large: false,
    kinds: [
      {
        names: [
          '{sur} Engineers',
          '{sur} & {sur2} Consulting Engineers',
          '{nature}{join} Engineering',
          '{sur} {sur2} Associates',
          '{coin} Engineering Group',
        ],
        about: [
          '{name} designs bridges, plants and power networks for public and private clients.',
          '{name} is an engineering office from {city} for structures, services and energy.',
          '{name} accompanies projects from the first study to commissioning.',
        ],
      },
    ],
    scenes: [
      'We work on [40-220] projects at a time, from footbridges to substations',
      'Engineers here check each other as a matter of course',
      'A third of our projects are water and energy',
      'We use one shared model from concept to hand-over',
    ],
  },
  manufacturing: {
    label: 'Industrial Manufacturing',
    share: 9,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: ['{sur} Pumps', '{sur} Valves & Drives'],
        about: ['{name} makes pumps, valves and drives that work in waterworks on four continents.'],
      },
      {
        names: ['{sur} Machine Works', '{nature}{join} Industries', '{sur} & {sur2} Manufacturing'],
        about: [
          '{name} produces packaging machines and looks after them for decades.',
          '{name} builds machines for wood, paper and board.',
          '{name} makes compressors and cooling units for industry.',
        ],
      },
      {
        names: ['{sur} Precision', '{coin} Components'],
        about: [
          '{name} makes precision parts for medical devices and aircraft.',
          '{name} builds sensors and controls for machines, developed and produced in {city}.',
        ],
      },
      {
        names: ['{nature} {feature} Steel', '{sur} Steelworks'],
        about: ['{name} rolls, cuts and welds steel for bridges, tanks and frames.'],
      },
    ],
    scenes: [
      'Our plant ships to [20-70] countries and works around the clock',
      'We invest about [6-14] million dollars a year in machines and training',
      'Development and production are one staircase apart',
      'Half of our supervisors started here as apprentices',
    ],
  },
  'food-production': {
    label: 'Food & Beverage Production',
    share: 5,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{sur} & Sons Bakeries', '{nature}{join} Bakeries', '{nature}{join} Mills'],
        about: ['{name} bakes, packs and delivers bread and pastry to about [300-2400] shops.'],
      },
      {
        names: ['{nature} {feature} Dairy', '{sur} Dairies'],
        about: ['{name} makes yogurt, butter and cheese from the milk of [80-600] farms nearby.'],
      },
      {
        names: ['{nature} {feature} Beverages', '{sur} Juices & Waters'],
        about: [
          '{name} presses and bottles juices and soft drinks, with ingredients it can trace to the field.',
        ],
      },
      {
        names: ['{sur} Foods', '{city} Produce Cooperative', '{sur} Farms'],
        about: [
          '{name} grows, washes and packs vegetables and fruit for shops and kitchens.',
          '{name} makes sauces, grains and ready meals for shops and canteens.',
        ],
      },
    ],
    scenes: [
      'Our lines turn out around [60-400],000 packs a day',
      'Growers and makers meet here every harvest',
      'We have passed our food safety audits with the top grade since {recent}',
      'The plant runs on [40-95] percent renewable energy',
    ],
  },
  automotive: {
    label: 'Vehicle Sales & Service',
    share: 5,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: [
          '{sur} Motors',
          '{sur} Auto Service',
          '{city} Vehicle Center',
          '{sur} & {sur2} Garage',
          '{nature} {feature} Automotive',
          '{coin} Mobility',
        ],
        about: [
          '{name} sells and services cars and vans in {city}, electric ones in growing number.',
          '{name} is a family garage, run today by the grandchildren of its founders.',
          '{name} looks after fleets of couriers, builders and care services.',
        ],
      },
    ],
    scenes: [
      'The workshop has [8-26] lifts and two bays for electric cars',
      'About [30-110] cars pass through on a normal day',
      'Every mechanic has a fixed place and good light',
      'We train [3-12] apprentices at a time',
    ],
  },
  logistics: {
    label: 'Transport & Logistics',
    share: 7,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: [
          '{sur} Freight',
          '{nature} {feature} Logistics',
          '{coin} Cargo',
          '{nature}{join} Shipping',
          '{sur} & {sur2} Forwarding',
        ],
        about: [
          '{name} moves goods by road, rail and sea for industry and retail.',
          '{name} runs warehouses and a fleet of [60-700] trucks.',
        ],
      },
      {
        names: ['{sur} Transport', '{animal} Express'],
        about: [
          '{name} delivers to shops and homes around {city}, more and more by electric van.',
          '{name} runs warehouses and a fleet of [60-700] trucks and vans.',
        ],
      },
    ],
    scenes: [
      'We handle about [400-5200] shipments a day',
      'Our fleet is [2-4] years old on average',
      'The new warehouse has [12-60],000 pallet places and daylight',
      'Drivers and dispatchers know each other by first name',
    ],
  },
  energy: {
    label: 'Energy & Utilities',
    share: 5,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{nature}{join} Energy', '{nature} {feature} Power', '{city} Light & Water'],
        about: ['{name} supplies power, heat and water and is building wind and solar at the same time.'],
      },
      {
        names: ['{coin} Renewables', '{feature}wind Energy', '{nature}{join} Solar'],
        about: ['{name} plans, builds and runs solar and wind farms with [120-1800] megawatts in all.'],
      },
      {
        names: ['{sur} Energy Services', '{coin} Energy'],
        about: ['{name} maintains grids, plants and pipelines for cities and industry.'],
      },
    ],
    scenes: [
      'We supply about [60-700],000 customers',
      'Our project list holds [8-40] solar, wind and storage sites',
      'The control room has been manned without a break since {year}',
      'Safety talks open every shift here, and people speak up',
    ],
  },
  property: {
    label: 'Real Estate',
    share: 6,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: [
          '{sur} Property',
          '{nature} {feature} Homes',
          '{sur} & {sur2} Realty',
          '{nature}{join} Living',
          '{city} Residential',
          '{sur} Estates',
          '{coin} Real Estate',
        ],
        about: [
          '{name} lets and manages [2-19],000 apartments in {city}.',
          '{name} brokers, values and manages homes and offices.',
          '{name} develops neighborhoods with housing, shops and day care.',
        ],
      },
    ],
    scenes: [
      'Our offices open to the street, and people do walk in',
      'We sell around [140-900] homes a year',
      'Tenants stay with us for [6-12] years on average',
      'About [200-1500] apartments will be renovated in the next three years',
    ],
  },
  facilities: {
    label: 'Facilities Services',
    share: 5,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{nature}{join} Building Care', '{coin} Facilities', '{sur} Facility Services'],
        about: [
          '{name} cleans, secures and maintains offices, schools and hospitals.',
          '{name} looks after buildings so that the people in them can think of other things.',
        ],
      },
      {
        names: ['{sur} Heating & Cooling', '{sur} Electric & Plumbing'],
        about: [
          '{name} installs and services heating, cooling and electrical systems around {city}, and looks after whole buildings.',
        ],
      },
      {
        names: ['{nature} {feature} Security'],
        about: ['{name} guards, cleans and maintains offices, campuses and events.'],
      },
    ],
    scenes: [
      'We look after [60-900] buildings in the region',
      'Most of our contracts have been renewed more than once',
      'Every team has a van, good tools and a fixed route',
      'Our people stay [6-11] years on average',
    ],
  },
} satisfies Record<string, Industry>;
