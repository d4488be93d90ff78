import type { Industry } from '../industry.ts';

export const careIndustries = {
  hospital: {
    label: 'Hospitals & Clinics',
    share: 14,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: [
          'St. {saint} {city} Hospital',
          '{nature} {feature} Medical Center',
          '{nature}{join} Regional Health',
          '{sur} Memorial Hospital',
          '{nature} {feature} Health Network',
          '{coin} Health Partners',
        ],
        about: [
          '{name} runs hospitals and day clinics in and around {city}.',
          '{name} cares for patients from {city} and the surrounding region, from emergency to rehabilitation.',
          '{name} is a teaching hospital group with its main site in {city}.',
        ],
      },
      {
        names: ['{sur} Hospital', '{nature}{join} Hospital'],
        about: [
          '{name} is a general hospital in {city} with [9-24] departments.',
          '{name} combines emergency care, surgery, a maternity ward and a laboratory in one house.',
        ],
      },
    ],
    scenes: [
      'Our hospital has [180-620] beds and treats about [40-190],000 outpatients a year',
      'The emergency department here sees around [90-260] patients a day',
      'We moved into a new surgical wing with [8-18] theaters last spring',
      'Our wards are staffed so that breaks really happen',
    ],
  },
  pharma: {
    label: 'Pharmaceuticals & Biotech',
    founded: [1952, 2013],
    share: 5,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: [
          '{coin} Therapeutics',
          '{coin} Biosciences',
          '{sur} Pharma',
          '{nature}{join} Biologics',
          '{coin} Life Sciences',
          '{sur} & {sur2} Laboratories',
        ],
        about: [
          '{name} develops and makes medicines for rare metabolic diseases.',
          '{name} produces vaccines and sterile injectables for hospitals in more than [20-60] countries.',
          '{name} is a research-based company from {city} that works on respiratory and immune disorders.',
        ],
      },
    ],
    scenes: [
      'Our pipeline holds [4-14] candidates, two of them in late-stage trials',
      'The site combines research, a pilot plant and sterile filling under one roof',
      'Authorities inspected us [2-5] times in the last three years, without a critical finding',
      'Scientists and production staff share one canteen and many problems',
    ],
  },
  'social-care': {
    label: 'Social Care & Nonprofit',
    share: 8,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: ['{feature}view Care Homes', '{nature} {feature} Care'],
        about: ['{name} supports older people in {city} at home and in [3-14] houses of its own.'],
      },
      {
        names: [
          '{nature} House Trust',
          '{sur} Foundation',
          'Open {feature} Initiative',
          '{city} Community Partnership',
          'Neighbors of {city}',
          '{nature} Path Family Services',
        ],
        about: [
          '{name} is a nonprofit that works with young people, families and newcomers in {city}.',
          '{name} provides housing, counseling and daily care, financed by public contracts and [900-6000] private donors.',
        ],
      },
    ],
    scenes: [
      'We support around [300-2400] people every week',
      'Our teams are small, and decisions are taken near the people they concern',
      'Last year [82-97] percent of our families said they would recommend us',
      'Supervision and time to reflect are part of the rota',
    ],
  },
  school: {
    label: 'Schools & Colleges',
    share: 8,
    reach: 'town',
    large: false,
    kinds: [
      {
        names: [
          '{nature} {feature} School',
          '{sur} Academy',
          '{city} International School',
          'St. {saint} College, {city}',
          '{nature}{join} Montessori School',
          '{sur} Language Institute',
          '{feature}side Learning Trust',
        ],
        about: [
          '{name} teaches about [280-1400] students from kindergarten to final examinations in {city}.',
          '{name} is an independent school in {city} with small classes and a strong music program.',
          '{name} offers bilingual education and afternoon activities to families in {city}.',
        ],
      },
    ],
    scenes: [
      'Classes have [16-26] students, and every teacher has a colleague to plan with',
      'Our campus has a library, workshops and a garden that students look after',
      'Teachers here have [4-8] hours a week set aside for planning',
      'Students come from [12-48] nationalities',
    ],
  },
  university: {
    label: 'Universities & Research',
    share: 3,
    reach: 'town',
    large: true,
    kinds: [
      {
        names: [
          '{nature} {feature} University',
          '{sur} University of Applied Sciences',
          '{city} Institute of Applied Studies',
          '{sur} Research Institute',
          '{sur} Polytechnic',
        ],
        about: [
          '{name} has about [6-28],000 students in [5-9] faculties and is one of the larger employers of {city}.',
          '{name} connects research with practice in health, technology and public policy.',
          '{name} was founded in {year} and today spends a third of its budget on research.',
        ],
      },
    ],
    scenes: [
      'The campus is a [5-20] minute walk from the center of {city}',
      'About [14-38] percent of our students come from abroad',
      'The faculty won [3-11] large research grants last year',
      'Teaching and research have equal weight here',
    ],
  },
  laboratory: {
    label: 'Laboratories & Environmental Services',
    share: 3,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: ['{nature}{join} Analytics', '{nature} {feature} Laboratories', '{coin} Labs'],
        about: [
          '{name} tests water, soil, air and food for industry and public clients.',
          '{name} runs accredited laboratories and field teams from its base in {city}.',
        ],
      },
      {
        names: ['{sur} Environmental', '{sur} & {sur2} Earth Sciences'],
        about: ['{name} advises on environmental permits, tests soil and water and restores polluted land.'],
      },
    ],
    scenes: [
      'Around [300-1900] samples pass through our laboratory each day',
      'Our field teams are out in every season',
      'We have been accredited to ISO 17025 for [6-22] years',
      'Half of our work is for cities and water suppliers',
    ],
  },
} satisfies Record<string, Industry>;
