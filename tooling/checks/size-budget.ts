/**
 * Lines of product TypeScript: of an area in the server, the web and the contract together, and of the other trees.
 * A number is raised in the commit that needs it, whose body says why.
 */
export const sizeBudget: Readonly<Record<string, number>> = {
  identity: 14_400,
  companies: 5750,
  places: 4100,
  jobs: 21_150,
  search: 23_450,
  resumes: 28_200,
  payments: 16_200,
  posting: 7900,
  hiring: 21_300,
  seeking: 3700,
  content: 10_300,
  pages: 5750,
  integrations: 11_050,
  lifecycle: 6550,
  office: 19_250,
  'apps/server': 1500,
  'apps/server/src/platform': 16_100,
  'apps/server/src/ssr': 1800,
  'apps/server/src/demo': 7800,
  'apps/web': 1000,
  'apps/web/src/components': 8700,
  'apps/web/src/lib': 3150,
  'apps/web/src/routes': 7700,
  'apps/checkout-sandbox': 2150,
  'apps/checkout-stripe': 1400,
  'packages/contract': 1900,
};
