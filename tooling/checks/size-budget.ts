/**
 * Lines of product TypeScript: of an area in the server, the web and the contract together, and of the other trees.
 * A number is raised in the commit that needs it, whose body says why.
 */
export const sizeBudget: Readonly<Record<string, number>> = {
  identity: 14_400,
  companies: 5750,
  places: 4100,
  jobs: 20_500,
  search: 23_550,
  resumes: 28_200,
  payments: 16_200,
  posting: 7600,
  hiring: 21_250,
  seeking: 3700,
  content: 10_300,
  pages: 5750,
  integrations: 11_050,
  lifecycle: 6550,
  office: 19_400,
  'apps/server': 1500,
  'apps/server/src/platform': 16_100,
  'apps/server/src/ssr': 1800,
  'apps/server/src/demo': 7800,
  'apps/web': 1000,
  'apps/web/src/components': 8600,
  'apps/web/src/lib': 3110,
  'apps/web/src/routes': 7700,
  'apps/checkout-sandbox': 2150,
  'apps/checkout-stripe': 1420,
  'packages/contract': 2000,
};
