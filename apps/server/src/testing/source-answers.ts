/*
 * Answers of hiring systems, made by the shapes that they publish, with companies and jobs of our own.
 */

export const greenhouseAnswer = {
  jobs: [
    {
      id: 127817,
      internal_job_id: 144381,
      title: 'Lighthouse Keeper',
      updated_at: '2026-10-14T10:55:28-05:00',
      first_published: '2026-10-02T08:00:00-05:00',
      requisition_id: '50',
      location: { name: 'Hamburg, Germany; Bremen, Germany' },
      absolute_url: 'https://boards.greenhouse.io/beacon/jobs/127817?gh_src=abc',
      company_name: 'Beacon Works',
      metadata: [{ id: 1, name: 'Employment Type', value: 'Full-time', value_type: 'single_select' }],
      content:
        '&lt;h2&gt;The work&lt;/h2&gt;&lt;p&gt;Keep the light &amp;amp; the log.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Polish the lens&lt;/li&gt;&lt;/ul&gt;',
      departments: [{ id: 13, name: 'Engineering' }],
      offices: [{ id: 8, name: 'North', location: 'Hamburg' }],
    },
  ],
  meta: { total: 1 },
};

export const leverAnswer = [
  {
    id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    text: 'Ferry Pilot',
    categories: {
      commitment: 'Part-time',
      department: 'Operations',
      location: 'Lisbon, Portugal',
      team: 'River',
      allLocations: ['Lisbon, Portugal', 'Porto, Portugal'],
    },
    country: 'PT',
    description: '<div>Steer the ferry.</div>',
    lists: [{ text: 'What you bring', content: '<li>A licence</li><li>Calm</li>' }],
    additional: '<div>We sail in all weathers.</div>',
    hostedUrl: 'https://jobs.lever.co/tagus/5ac21346',
    applyUrl: 'https://jobs.lever.co/tagus/5ac21346/apply',
    createdAt: 1_790_000_000_000,
    workplaceType: 'onsite',
    salaryRange: { currency: 'EUR', interval: 'per-year-salary', min: 32_000, max: 38_000 },
  },
];

export const ashbyAnswer = {
  apiVersion: '1',
  jobs: [
    {
      id: 'a1b2',
      title: 'Cartographer',
      location: 'HQ',
      secondaryLocations: [{ location: 'Chicago, Illinois' }],
      department: 'Design',
      isListed: true,
      isRemote: null,
      workplaceType: 'Hybrid',
      descriptionHtml: '<p>Draw the maps.</p>',
      publishedAt: '2026-10-20T09:30:00.000+00:00',
      employmentType: 'FullTime',
      address: {
        postalAddress: {
          addressCountry: 'United States',
          addressRegion: 'New York',
          addressLocality: 'New York',
        },
      },
      jobUrl: 'https://jobs.ashbyhq.com/meridian/a1b2',
      applyUrl: 'https://jobs.ashbyhq.com/meridian/a1b2/application',
      compensation: {
        compensationTierSummary: '$90K - $120K • 0.1% Equity',
        summaryComponents: [
          { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 0.1, maxValue: 0.2 },
          {
            compensationType: 'Salary',
            interval: '1 YEAR',
            currencyCode: 'USD',
            minValue: 90_000,
            maxValue: 120_000,
          },
        ],
      },
    },
    { id: 'hidden', title: 'Secret', isListed: false, jobUrl: 'https://jobs.ashbyhq.com/meridian/hidden' },
  ],
};

export const recruiteeAnswer = {
  offers: [
    {
      id: 4711,
      slug: 'baker',
      title: 'Baker',
      description: '<p>Bake at night.</p>',
      requirements: '<ul><li>Patience</li></ul>',
      department: 'Kitchen',
      employment_type_code: 'parttime_permanent',
      careers_url: 'https://oven.recruitee.com/o/baker',
      careers_apply_url: 'https://oven.recruitee.com/o/baker/c/new',
      company_name: 'Oven & Sons',
      created_at: '2026-10-01 07:00:00 UTC',
      close_at: '2026-12-31 23:59:59 UTC',
      remote: false,
      hybrid: false,
      on_site: true,
      salary: { min: '2400', max: '2800', period: 'month', currency: 'EUR' },
      locations: [
        {
          id: 1,
          name: 'Utrecht',
          city: 'Utrecht',
          state: 'Utrecht',
          country: 'Netherlands',
          country_code: 'NL',
        },
      ],
    },
  ],
};

export const personioAnswer = `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>901</id>
    <subcompany>Alpenwerk GmbH</subcompany>
    <office>München</office>
    <additionalOffices><office>Wien</office></additionalOffices>
    <department>Technik</department>
    <name>Seilbahntechniker (m/w/d)</name>
    <jobDescriptions>
      <jobDescription><name>Aufgaben</name><value><![CDATA[<p>Seile pr&uuml;fen.</p>]]></value></jobDescription>
      <jobDescription><name>Profil</name><value><![CDATA[<ul><li>Schwindelfrei</li></ul>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords>Seilbahn,Hydraulik</keywords>
    <createdAt>2026-10-05T12:00:00+00:00</createdAt>
  </position>
</workzag-jobs>`;

export const smartRecruitersList = {
  offset: 0,
  limit: 100,
  totalFound: 2,
  content: [
    { id: '744000', name: 'Tram Driver' },
    { id: '744001', name: 'Gone since' },
  ],
};

export const smartRecruitersPosting = {
  id: '744000',
  uuid: 'f0e1',
  name: 'Tram Driver',
  company: { identifier: 'Ringbahn', name: 'Ringbahn AG' },
  releasedDate: '2026-10-10T06:00:00.000Z',
  location: { city: 'Zürich', region: 'ZH', country: 'ch', remote: false },
  industry: { id: 'transport', label: 'Transportation' },
  function: { id: 'ops', label: 'Operations' },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
  postingUrl: 'https://jobs.smartrecruiters.com/Ringbahn/744000-tram-driver',
  applyUrl: 'https://jobs.smartrecruiters.com/Ringbahn/744000-tram-driver?oga=true',
  jobAd: {
    sections: {
      companyDescription: { title: 'Who we are', text: '<p>We ring.</p>' },
      jobDescription: { title: 'What you do', text: '<p>Drive the ring.</p>' },
      qualifications: { title: 'What you bring', text: '<p>A licence.</p>' },
      additionalInformation: { title: '', text: '' },
    },
  },
};

export const workableAnswer = {
  name: 'Quarry & Co',
  description: null,
  jobs: [
    {
      title: 'Stone Mason',
      shortcode: 'AB12CD34',
      employment_type: 'Full-time',
      telecommuting: false,
      department: 'Workshop',
      url: 'https://apply.workable.com/j/AB12CD34',
      application_url: 'https://apply.workable.com/j/AB12CD34/apply',
      published_on: '2026-10-03',
      created_at: '2026-10-01',
      industry: 'Building Materials',
      locations: [
        { country: 'United Kingdom', countryCode: 'GB', city: 'Bath', region: 'England', hidden: false },
      ],
      description: '<p>Cut the stone.</p>',
    },
  ],
};

export const teamtailorAnswer = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://teamtailor.com/locations">
  <channel>
    <title>Fjord</title>
    <item>
      <title>Boat Builder</title>
      <description>&lt;p&gt;Build boats.&lt;/p&gt;</description>
      <pubDate>Mon, 05 Oct 2026 08:00:00 +0200</pubDate>
      <link>https://fjord.teamtailor.com/jobs/33-boat-builder</link>
      <remoteStatus>hybrid</remoteStatus>
      <guid>b0a7-33</guid>
      <tt:locations>
        <tt:location><tt:name>Bergen</tt:name><tt:city>Bergen</tt:city><tt:country>Norway</tt:country></tt:location>
      </tt:locations>
      <tt:department>Yard</tt:department>
      <tt:role>Craft</tt:role>
    </item>
  </channel>
</rss>`;

export const indeedAnswer = `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Harbour</publisher>
  <job>
    <title><![CDATA[Crane Operator]]></title>
    <date><![CDATA[Fri, 02 Oct 2026 12:00:00 GMT]]></date>
    <referencenumber><![CDATA[H-1]]></referencenumber>
    <url><![CDATA[https://harbour.example/jobs/1?utm_source=feed]]></url>
    <company><![CDATA[Harbour Ltd]]></company>
    <city><![CDATA[Austin]]></city>
    <state><![CDATA[TX]]></state>
    <country><![CDATA[US]]></country>
    <description><![CDATA[<p>Lift &amp; lower.</p>]]></description>
    <salary><![CDATA[$28 per hour]]></salary>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
    <expirationdate>2026-12-24</expirationdate>
  </job>
</source>`;

const posting = (id: number, more: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: `Gardener ${id}`,
  description: '<p>Mow.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Park', value: `g-${id}` },
  datePosted: '2026-10-01',
  employmentType: 'PART_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Park Keepers' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Dublin', addressCountry: 'IE' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 30_000, maxValue: 35_000, unitText: 'YEAR' },
  },
  ...more,
});

export const careerPage = `<!doctype html><html><head>
<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, posting(1)] })}</script>
<script type="application/ld+json">{ broken</script></head>
<body><a href="/careers/2#apply">Second</a> <a href="/careers/2">again</a> <a href="/private/3">Third</a>
<a href="https://elsewhere.example/">Elsewhere</a> <a href="mailto:jobs@park.example">Mail</a></body></html>`;

export const careerPageOfOne = `<html><script type="application/ld+json">${JSON.stringify(posting(2))}</script></html>`;
