import type { BoardSettingKey } from '@waymark/contract/all-settings';
import { msg, type Message } from '@waymark/contract/text/message';

/** What settings are called, as the titles of their forms. */
const settingLabels: Readonly<Record<BoardSettingKey, Message>> = {
  accent: msg`Accent colour`,
  adRules: msg`Rules for ads`,
  analytics: msg`Counting visits`,
  applicantPeriod: msg`How long companies keep applications`,
  categories: msg`Categories`,
  categoryWords: msg`Words of categories`,
  contact: msg`Contact`,
  currency: msg`First currency`,
  dateStyle: msg`Style of dates`,
  distanceUnit: msg`First unit of distance`,
  features: msg`Features`,
  featuring: msg`Featured days on their own`,
  firstPosting: msg`First postings`,
  footer: msg`Lists of the footer`,
  fraudPolicy: msg`Fraud policy`,
  headerLinks: msg`Links of the header`,
  homeCategories: msg`Categories of the home page`,
  homeCities: msg`Cities of the home page`,
  homeSections: msg`Sections of the home page`,
  imprint: msg`Imprint`,
  invoicing: msg`Tax and invoices`,
  languages: msg`Languages`,
  look: msg`Look`,
  mails: msg`Words of mails`,
  mark: msg`Mark`,
  name: msg`Name of the board`,
  operator: msg`Operator`,
  ownTexts: msg`Translations`,
  payChoices: msg`Amounts of pay to choose from`,
  payPeriod: msg`First unit of pay`,
  postingFields: msg`Fields of postings`,
  privacy: msg`Privacy`,
  promoTexts: msg`Words of the lines between the jobs`,
  promos: msg`Lines between the jobs`,
  renewing: msg`Renewing plans and prices`,
  reportReasons: msg`Reasons of reports`,
  requiresPay: msg`Pay in postings`,
  retention: msg`How long data is kept`,
  sectors: msg`Sectors`,
  seller: msg`Seller and account`,
  sender: msg`Sender of mails`,
  stages: msg`Stages of applications`,
  terms: msg`Terms`,
  timeZone: msg`Time zone`,
};

const labels: ReadonlyMap<string, Message> = new Map<string, Message>([
  ...Object.entries(settingLabels),
  ['audit-log', msg`Audit log`],
  ['candidates', msg`Candidates`],
  ['employers', msg`Employers`],
  ['exchange-rates', msg`Exchange rates`],
  ['plans', msg`Plans`],
]);

/** Of a setting of the board, and of what else staff sets for the whole board. */
export const labelOfSetting = (id: string): Message | undefined => labels.get(id);
