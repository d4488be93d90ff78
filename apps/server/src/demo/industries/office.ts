import type { Industry } from '../industry.ts';

export const officeIndustries = {
  bank: {
    label: 'Banking',
    share: 6,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: [
          '{nature} {feature} Bank',
          '{sur} & {sur2} Bank',
          '{nature}{join} Savings Bank',
          '{coin} Bank',
        ],
        about: [
          '{name} serves households and mid-sized firms from {city}, with branches across the region and a well-rated app.',
          '{name} finances homes, farms and small companies, and has done so since {year}.',
        ],
      },
      {
        names: ['{city} Cooperative Bank', 'First {feature} Credit Union'],
        about: ['{name} is owned by its [40-320],000 members.'],
      },
    ],
    scenes: [
      'We look after [90-900],000 customers and know many of them by name',
      'Our branches and our digital teams report to the same person, on purpose',
      'The bank is well capitalized and grows [3-9] percent a year',
      'Every second new product idea here comes from the counter',
    ],
  },
  investment: {
    label: 'Investment Management',
    founded: [1964, 2013],
    share: 5,
    reach: 'world',
    large: false,
    kinds: [
      {
        names: [
          '{nature} {feature} Capital',
          '{sur} Asset Management',
          '{nature}{join} Partners',
          '{sur} {sur2} Investors',
          '{coin} Capital Management',
          '{feature}stone Investment Advisors',
        ],
        about: [
          '{name} manages [4-90] billion dollars for pension funds, foundations and families.',
          '{name} is an independent investment firm from {city}, owned by the people who work there.',
          '{name} invests in listed and private markets with a small, experienced team.',
        ],
      },
    ],
    scenes: [
      'We are [40-380] people, and research sits next to trading',
      'Our longest-serving clients have been with us for [12-28] years',
      'Ideas are judged on evidence, not on who brings them',
      'The firm spends [15-25] percent of its budget on data and technology',
    ],
  },
  insurance: {
    label: 'Insurance',
    share: 4,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{nature} {feature} Mutual', '{city} Mutual Insurance'],
        about: ['{name} insures homes, cars and small businesses and belongs to its policyholders.'],
      },
      {
        names: [
          '{sur} Insurance Group',
          '{nature}{join} Assurance',
          '{coin} Insurance',
          '{sur} & {sur2} Underwriters',
        ],
        about: [
          '{name} is a specialist for marine, property and liability risks.',
          '{name} has insured families and firms in and around {city} since {year}.',
          '{name} insures homes, cars, travel and small businesses.',
        ],
      },
    ],
    scenes: [
      'We settle [70-95] percent of motor claims within a week',
      'About [120-980],000 policyholders rely on us',
      'Our claims and pricing teams sit on the same floor',
      'We are replacing our old policy system step by step, not with a big bang',
    ],
  },
  accounting: {
    label: 'Accounting & Advisory',
    share: 4,
    reach: 'country',
    large: false,
    kinds: [
      {
        names: [
          '{sur} & {sur2}',
          '{sur} {sur2} Advisory',
          '{sur}, {sur2} & {sur3}',
          '{sur} Accountants',
          '{nature}{join} Audit & Tax',
        ],
        about: [
          '{name} advises family firms, clinics and nonprofits on audit and tax.',
          '{name} is a partner-led accounting practice in {city} with [30-260] staff.',
          '{name} helps owners with their accounts, their taxes and, in time, their succession.',
        ],
      },
    ],
    scenes: [
      'Our clients are family firms, and partners know every file',
      'We pay for exams and give [8-15] study days a year',
      'Overtime in the busy season is recorded and given back in summer',
      'Each of us has our own portfolio from the second year on',
    ],
  },
  law: {
    label: 'Law Practice',
    share: 4,
    reach: 'town',
    large: false,
    kinds: [
      {
        names: [
          '{sur} {sur2} LLP',
          '{sur}, {sur2} & {sur3}',
          '{sur} & {sur2} Law',
          '{sur} Legal',
          'Chambers of {sur} and {sur2}',
        ],
        about: [
          '{name} is a commercial law firm in {city} with [12-140] lawyers.',
          '{name} acts for companies and public bodies in construction, employment and disputes.',
          '{name} advises families and family businesses, many of them over generations.',
        ],
      },
    ],
    scenes: [
      'Partners work with open doors, and files are never passed on without a talk',
      'We act in about [80-420] new matters a year',
      'Our hours target is reasonable, and we mean it',
      'Two lawyers are on every matter, one senior and one learning',
    ],
  },
  software: {
    label: 'Software',
    founded: [1991, 2014],
    share: 12,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: [
          '{coin}',
          '{coin} Software',
          '{nature}{tech}',
          '{nature} & {feature} Software',
          '{nature}{join} Systems',
          '{coin} Labs',
          '{nature}{tech} Technologies',
        ],
        about: [
          '{name} makes planning software for hospitals and care providers.',
          '{name} builds a payments platform that [2-40],000 merchants use every day.',
          '{name} makes tools for warehouses, from the first pallet to the last mile.',
          '{name} offers scheduling and payroll software to restaurants, shops and hotels.',
          '{name} develops simulation software for engineers who design pumps, turbines and valves.',
          '{name} runs a learning platform for vocational schools in [6-24] countries.',
          '{name} builds mapping and routing software for public transport.',
        ],
      },
    ],
    scenes: [
      'We release [2-30] times a week and roll back without drama',
      'About [800-9000] customers use our product, and anyone here may talk to them',
      'We are [35-900] people and have been profitable since {recent}',
      'Support, design and engineering share one roadmap',
    ],
  },
  'it-services': {
    label: 'IT Services & Consulting',
    founded: [1985, 2013],
    share: 7,
    reach: 'world',
    large: true,
    kinds: [
      {
        names: [
          '{sur} Consulting',
          '{coin} Digital',
          '{nature}{tech} Solutions',
          '{sur} & {sur2} IT',
          '{nature}{join} Cloud',
          '{coin} Technology Services',
        ],
        about: [
          '{name} plans, builds and runs IT for manufacturers, hospitals and public offices.',
          '{name} is a consulting firm from {city} that helps banks and insurers to renew their systems.',
          '{name} runs data centers, networks and workplaces for mid-sized companies.',
        ],
      },
    ],
    scenes: [
      'Our teams stay with a client for years rather than months',
      'We have [60-140] certified specialists and a training budget that is used',
      'Around [40-300] clients trust us with the systems they cannot do without',
      'Travel is planned with you, not for you',
    ],
  },
  telecom: {
    label: 'Telecommunications',
    founded: [1984, 2012],
    share: 5,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: [
          '{coin} Telecom',
          '{nature}{tech} Networks',
          '{coin} Mobile',
          '{feature}line Fiber',
          '{sur} Communications',
          '{nature}{join} Broadband',
        ],
        about: [
          '{name} brings fiber and mobile connections to homes and firms around {city}.',
          '{name} builds and maintains networks for operators in the region.',
          '{name} is a regional operator with its own fiber, data center and shops.',
        ],
      },
    ],
    scenes: [
      'We connect about [900-7000] homes a month',
      'Our network carries traffic for [120-980],000 customers',
      'The 5G rollout is in its [4-6]th year and busier than ever',
      'Planning, construction and operations work under one roof',
    ],
  },
  agency: {
    label: 'Marketing & Media',
    founded: [1978, 2013],
    share: 5,
    reach: 'town',
    large: false,
    kinds: [
      {
        names: [
          '{nature} & {feature}',
          '{sur} & Daughters',
          'Studio {sur}',
          '{nature} {animal}',
          '{coin} Media',
          '{sur} {sur2} Communications',
          'The {animal} Office',
        ],
        about: [
          '{name} is an independent agency in {city} for brands that have something to say.',
          '{name} plans, designs and measures campaigns for retail, food and travel clients.',
          '{name} makes films, magazines and social content with a team of [14-120].',
        ],
      },
    ],
    scenes: [
      'We pitch rarely and keep clients for [4-9] years on average',
      'Strategy, design and media plan together from the first day',
      'Our studio has a kitchen table that is also the best meeting room',
      'No one presents work they have not had time to finish',
    ],
  },
  'design-studio': {
    label: 'Architecture & Design',
    founded: [1975, 2013],
    share: 4,
    reach: 'town',
    large: false,
    kinds: [
      {
        names: [
          'Atelier {sur}',
          '{sur} {sur2} Architects',
          '{sur} + {sur2}',
          '{nature} {feature} Studio',
          '{sur} Design Office',
          '{coin} Interiors',
        ],
        about: [
          '{name} designs schools, housing and workplaces, more often by changing what exists than by building new.',
          '{name} is a studio for interiors, exhibitions and brand spaces in {city}.',
          '{name} works on public buildings and the spaces between them.',
        ],
      },
    ],
    scenes: [
      'We are [12-75] people around long tables and a model workshop',
      'Our projects run from a pavilion to a [90-300]-bed student residence',
      'Everyone visits the sites they draw for',
      'Competitions are done by teams that were asked, in hours that were planned',
    ],
  },
  outsourcing: {
    label: 'Business Services & Staffing',
    founded: [1984, 2013],
    share: 5,
    reach: 'country',
    large: true,
    kinds: [
      {
        names: ['{coin} Contact', '{nature}{tech} Customer Care'],
        about: ['{name} answers calls, chats and mail for telecom, travel and retail clients.'],
      },
      {
        names: [
          '{sur} Staffing',
          '{coin} People',
          '{feature}bridge Recruitment',
          '{nature}{join} Business Services',
        ],
        about: [
          '{name} finds and places staff in technology, health and office work, and runs service desks for its clients.',
          '{name} takes over payroll, service desks and back office for growing firms.',
        ],
      },
    ],
    scenes: [
      'Our teams speak [6-19] languages and work for [10-45] clients',
      'Team leaders here started on the phone themselves',
      'Rosters are published [4-6] weeks ahead',
      'Calls are coached, not counted',
    ],
  },
} satisfies Record<string, Industry>;
