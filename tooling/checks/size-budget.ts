/**
 * Lines of product TypeScript: of an area in the server, the web and the contract together, and of the other trees.
 * A number is raised in the commit that needs it, whose body says why.
 */
export const sizeBudget: Readonly<Record<string, number>> = {
  identity: 15_500,
  companies: 5950,
  places: 4250,
  jobs: 21_800,
  search: 24_700,
  resumes: 29_050,
  payments: 16_950,
  posting: 8200,
  hiring: 22_050,
  seeking: 3900,
  content: 10_750,
  pages: 6200,
  integrations: 11_400,
  lifecycle: 6850,
  office: 20_600,
  'apps/server': 1500,
  'apps/server/src/platform': 17_150,
  'apps/server/src/ssr': 1950,
  'apps/server/src/demo': 7800,
  'apps/web': 1200,
  'apps/web/src/components': 9050,
  'apps/web/src/lib': 3400,
  'apps/web/src/routes': 8050,
  'apps/checkout-sandbox': 2150,
  'apps/checkout-stripe': 1450,
  'packages/contract': 2850,
};
