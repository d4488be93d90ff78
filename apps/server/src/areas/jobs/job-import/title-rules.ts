import type { BoardWords } from '@waymark/contract/board-words';
import { type JobType } from '@waymark/contract/jobs/choices';
import {
  currentCategory,
  defaultCategories,
  isOfferedCategory,
  type JobCategory,
  type ProductCategory,
} from '@waymark/contract/jobs/category-choices';
import { readDataRows } from '../../../platform/data-files.ts';
import { categoryByOwnWords } from './own-word-rules.ts';
import { wordsOf } from './stem-rules.ts';

/**
 * Words of titles that name the field, as stems ("sale" is "sales" and "sale"); of several words, all in a
 * row. They are what the labels of occupations do not have (`data/occupations/category-words.tsv`): newer
 * work, and how boards abbreviate.
 */
const fieldWords: Readonly<Partial<Record<ProductCategory, string>>> = {
  'human-resource':
    'hr, human resource, human capital, recruit, recruiter, recruitment, recruiting, talent, ' +
    'talent acquisition, people operation, people ops, people partner, of people, people and culture, ' +
    'compensation, benefit, learning development, learning and development, payroll and hr, employee relation, ' +
    'employee engagement, workforce planning, sourcer, hrbp, people manager, people team',
  administration:
    'administrative, administrator, secretary, receptionist, office manager, office administrator, ' +
    'office assistant, executive assistant, personal assistant, virtual assistant, data entry, clerk, ' +
    'chief of staff, admin, admin assistant, typist, clerical, operation coordinator, operation assistant, ' +
    'front office',
  marketing:
    'marketing, marketer, seo, sem, ppc, brand, social media, content strategist, content manager, ' +
    'content writer, copywriter, public relation, pr manager, pr specialist, pr executive, communication, ' +
    'advertising, campaign, demand generation, growth marketing, community manager, media buyer, ' +
    'media planner, influencer, crm manager, paid media',
  sales:
    'sale, account executive, account manager, account director, key account, business development, bdr, sdr, ' +
    'presale, pre sale, territory manager, telesale, partnership, sale engineer, sale development, ' +
    'account coordinator, relationship manager',
  'information-technology':
    'software, developer, programmer, devop, sre, site reliability, frontend, front end, backend, back end, ' +
    'full stack, fullstack, it support, it manager, it specialist, it technician, information technology, ' +
    'system administrator, sysadmin, network engineer, network administrator, cloud, cyber, cybersecurity, ' +
    'security engineer, information security, infosec, java, javascript, typescript, python, php, .net, c++, ' +
    'c#, golang, rust, kotlin, swift, react, angular, node.j, io developer, android, mobile, database, sql, ' +
    'sap, salesforce, servicenow, kubernete, linux, aws, azure, platform engineer, solution architect, ' +
    'technical architect, web, qa engineer, test automation, sdet, help desk, helpdesk, service desk, ' +
    'desktop support, ict, computer, firmware, embedded software, blockchain, scrum, application support, ' +
    'application engineer, infrastructure engineer, technical lead, tech lead, engineering manager, erp, ' +
    'low latency, fpga, release engineer, system engineer, integration engineer, cto',
  'data-science':
    'data scientist, data analyst, data engineer, data science, data analytic, machine learning, ' +
    'artificial intelligence, ai engineer, ml engineer, ai, ml, deep learning, nlp, business intelligence, ' +
    'bi analyst, bi developer, statistician, quantitative researcher, quantitative research, quant researcher, ' +
    'research scientist, analytic, data, computer vision, big data, llm, ai researcher, econometric, ' +
    'biostatistician',
  finance:
    'accountant, accounting, finance, financial, bookkeeper, account payable, account receivable, audit, ' +
    'auditor, tax, treasury, payroll, controller, comptroller, investment, credit, bank, banking, banker, ' +
    'teller, actuary, actuarial, underwriter, underwriting, insurance, claim, trader, trading, portfolio, ' +
    'fund, equity, wealth, billing, cfo, mortgage, loan, risk, fp a, private equity, asset management, hedge, ' +
    'securitie, broker dealer, fixed income, derivative, financial planner, collection, fp and a, fpa, ' +
    'valuation, reconciliation, controllership, middle office, financing, trust, p and l, pnl, ' +
    'fund accounting, fund accountant, account payable finance',
  health:
    'nurse, nursing, rn, lpn, lvn, cna, physician, doctor, pharmacist, pharmacy, dental, dentist, hygienist, ' +
    'therapist, medical, clinical, surgeon, surgical, paramedic, emt, radiology, radiologic, radiographer, ' +
    'sonographer, phlebotomist, psychiatrist, psychologist, patient, hospital, healthcare, health care, ' +
    'health, icu, midwife, optometrist, optician, dietitian, nutritionist, veterinary, veterinarian, vet, ' +
    'physiotherapist, anesthesiologist, cardiac, oncology, pediatric, pathologist, practitioner, respiratory, ' +
    'ultrasound, mri, caregiver, telemetry',
  education:
    'teacher, teaching, tutor, lecturer, professor, school, instructor, education, educator, academic, ' +
    'faculty, curriculum, principal teacher, librarian, esl, elementary, kindergarten, preschool, university, ' +
    'trainer, student, instructional, coach, dean, classroom, special education',
  engineering:
    'mechanical, electrical engineer, chemical engineer, aerospace, hardware, electronic, process engineer, ' +
    'design engineer, cad, structural engineer, control engineer, mechatronic, robotic, nuclear, petroleum, ' +
    'field service, field engineer, engineering technician, project engineer, test engineer, ' +
    'reliability engineer, engineer, avionic, geotechnical, drafter, draftsman, instrumentation, power system',
  construction:
    'construction, electrician, plumber, plumbing, carpenter, carpentry, roofer, roofing, mason, bricklayer, ' +
    'hvac, painter, decorator, site manager, site engineer, site supervisor, facility, facilitie, janitor, ' +
    'janitorial, cleaner, cleaning, custodian, custodial, maintenance, handyman, groundskeeper, landscape, ' +
    'landscaping, architect, architectural, civil engineer, quantity surveyor, surveyor, estimator, foreman, ' +
    'glazier, drywall, concrete, building, scaffolder, caretaker, superintendent',
  logistics:
    'driver, warehouse, forklift, delivery, logistic, supply chain, procurement, purchasing, buyer, ' +
    'dispatcher, cdl, trucking, truck, freight, shipping, courier, package handler, inventory, fleet, ' +
    'transport, transportation, material handler, order picker, picker, packer, pilot, import export, custom, ' +
    'loader, stock clerk, distribution, fulfillment, fulfilment, sourcing, aviation, crew',
  'food-service':
    'chef, cook, kitchen, waiter, waitress, barista, restaurant, bartender, dishwasher, sous chef, catering, ' +
    'baker, bakery, food service, food, culinary, pastry, busser, server assistant, banquet, cafe, line cook, ' +
    'fast food, host hostess, butcher, bar staff, bar manager, canteen',
  retail:
    'store manager, store associate, retail, cashier, shop, merchandising, merchandiser, visual merchandiser, ' +
    'store, stocker, grocery, boutique, sale assistant, shop assistant, supermarket',
  hospitality:
    'hotel, housekeeper, housekeeping, concierge, travel agent, travel consultant, front desk, guest, event, ' +
    'flight attendant, cabin crew, tour, tourism, room attendant, hospitality, resort, valet, bellman, spa, ' +
    'lodging, casino, cruise, leisure',
  legal:
    'attorney, lawyer, legal, counsel, paralegal, compliance, litigation, law, contract manager, regulatory, ' +
    'solicitor, barrister, notary, aml, kyc, judicial, privacy, patent, gdpr, judge, law clerk',
  design:
    'designer, design, graphic, ux, ui, video editor, photographer, art director, animator, animation, ' +
    'illustrator, journalist, editor, creative, 3d artist, artist, interior designer, writer, producer, ' +
    'videographer, multimedia, motion, musician, fashion, film, reporter, product designer',
  'customer-service':
    'customer service, customer support, customer success, customer care, customer experience, call center, ' +
    'call centre, contact center, contact centre, client service, client success, client support, customer, ' +
    'technical support, support representative, support agent, support specialist, helpline',
  product:
    'product manager, product owner, project manager, program manager, programme manager, scrum master, ' +
    'project coordinator, project lead, project director, project management, product management, pmo, ' +
    'business analyst, product lead, head of product, product director, agile coach, delivery manager, ' +
    'management consultant, strategy, program director, technical program manager, project officer, ' +
    'project administrator, product analyst, business process, transformation, change management, ' +
    'implementation manager, product',
  manufacturing:
    'manufacturing, production, machine operator, machinist, cnc, assembler, assembly, plant, fabricator, ' +
    'fabrication, welder, welding, millwright, tool and die, factory, lean, packaging, press operator, ' +
    'injection molding, process technician, mill, foundry, line operator, line lead, operator',
  quality:
    'quality assurance, quality control, quality inspector, quality engineer, quality manager, ' +
    'quality technician, quality, qc, inspector',
  automotive:
    'auto, automotive, automobile, vehicle, tire, tyre, diesel mechanic, auto mechanic, car, body shop, motor, ' +
    'mechanic, service advisor, auto body, motorcycle',
  'real-estate':
    'real estate, property manager, property management, property, leasing, realtor, letting, estate agent, ' +
    'escrow, appraiser, tenant, housing',
  science:
    'chemist, chemistry, biologist, biology, microbiologist, geologist, laboratory, lab, scientist, ' +
    'research associate, environmental, ecologist, physicist, research assistant, toxicologist, biochemist, ' +
    'postdoc, postdoctoral, sustainability, wildlife, agronomist, hydrologist, genetic, r d, research fellow',
  'social-care':
    'social worker, nanny, care assistant, youth, childcare, child care, support worker, case manager, ' +
    'case worker, caseworker, family, residential care, social, carer, foster, counselor, counsellor, ' +
    'home care, community outreach, welfare, babysitter, daycare, care worker, elderly, disability',
  telecommunications:
    'telecommunication, telecom, fiber optic, fibre, rf engineer, wireless, 5g, cable technician, voip, ' +
    'network technician, antenna, satellite, tower technician',
};

/** Words of the list above that stand in titles of other fields too: half a vote. */
const sharedWords: ReadonlySet<string> = new Set([
  'engineer',
  'administrator',
  'design',
  'designer',
  'architect',
  'data',
  'product',
  'operator',
  'support',
  'social',
  'customer',
  'communication',
  'clerk',
  'building',
  'scientist',
  'editor',
  'mobile',
  'web',
  'ai',
  'ml',
  'health',
  'student',
  'property',
  'operation',
  'crew',
  'coach',
  'maintenance',
  'quality',
  'cloud',
  'risk',
  'investment',
  'environmental',
  'medical',
  'clinical',
]);

/** Filled here, and the same for every board. */
const fieldOf = new Map<string, JobCategory[]>();
const occupationOf = new Map(
  readDataRows('occupations/category-words.tsv').flatMap(([category = '', words = '']) =>
    words.split(' ').map((word) => [word, category] as const),
  ),
);
for (const { value: category } of defaultCategories) {
  for (const phrase of fieldWords[category as ProductCategory]?.split(', ') ?? []) {
    fieldOf.set(phrase, [...(fieldOf.get(phrase) ?? []), category]);
  }
}

const maxPhrase = 3;
/**
 * What a phrase of so many words says: two words that belong together say more than two that happen to meet.
 */
const weightOfLength = [0, 2, 4.5, 6] as const;
/** The last word of a title names the occupation, the words before it the kind. */
const headFactor = 1.2;
/** After a dash or a comma stands where one works, or on what. */
const restFactor = 0.4;
/** Less is chance. */
const minVotes = 1;

/** Longer texts are a source's mistake and are not read. */
const maxTitle = 300;
const inOneLine = (title: string) => title.replaceAll(/\s+/g, ' ').slice(0, maxTitle);

/**
 * The category that the words of a title stand for, the board's own before the product's; undefined where they say too
 * little. Of an import the board's own are looked for in the `others` too: what its source calls the work, the industry.
 */
export function categoryOfTitle(
  words: BoardWords,
  title: string,
  others: readonly string[] = [],
): JobCategory | undefined {
  const own = categoryByOwnWords(words, [title, ...others].map(inOneLine));
  if (own !== undefined) return own;
  const parts = inOneLine(title)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/\s[-–—|:]\s|\s*[,;|]\s*/)
    .filter((part) => part.trim() !== '');
  const votes = new Map<JobCategory, number>();
  for (const [at, part] of parts.entries()) countVotes(wordsOf(part), at === 0 ? 1 : restFactor, votes);
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < minVotes || !isOfferedCategory(words, first[0])) return undefined;
  return currentCategory(words, first[0]);
}

/** Longer phrases first: the words of one that is known say nothing more by themselves. */
function countVotes(words: readonly string[], factor: number, votes: Map<JobCategory, number>): void {
  const used = new Set<number>();
  const add = (category: JobCategory, weight: number) =>
    votes.set(category, (votes.get(category) ?? 0) + weight * factor);
  for (let length = maxPhrase; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const at = Array.from({ length }, (_, offset) => from + offset);
      if (at.every((one) => used.has(one))) continue;
      const phrase = words.slice(from, from + length).join(' ');
      const fields = fieldOf.get(phrase);
      const occupation = length === 1 && !fields ? occupationOf.get(phrase) : undefined;
      if (occupation) add(occupation, 1);
      if (!fields) continue;
      for (const one of at) used.add(one);
      const head = from + length === words.length ? headFactor : 1;
      const weight = (weightOfLength[length] ?? 0) * head * (sharedWords.has(phrase) ? 0.5 : 1);
      for (const field of fields) add(field, weight);
    }
  }
}

const typeWords: readonly (readonly [RegExp, JobType])[] = [
  [/\bpart[\s-]?time\b/i, 'part-time'],
  // Not "Internship Program Manager": who looks after interns is none.
  [/\b(?:intern|internship)s?\b(?!\s+(?:program|coordinat|manag|recruit|lead|supervis))/i, 'internship'],
  [/\bfreelanc(?:e|er)\b/i, 'freelance'],
  // "Contract Manager" and "Contractor Relations" are permanent: only what stands for itself.
  [
    /[([\-–—,|]\s*contract(?:or)?\s*(?:[)\]\-–—,|]|$)|\b(?:contract (?:role|position|to hire)|month contract)\b/i,
    'freelance',
  ],
  [/\b(?:temporary|seasonal|fixed[\s-]?term|ftc)\b|[([\-–—,|]\s*temp\s*(?:[)\]\-–—,|]|$)/i, 'temporary'],
  [/\bfull[\s-]?time\b/i, 'full-time'],
];

/** The type that a title names in so many words; undefined where it names none. */
export function typeOfTitle(title: string): JobType | undefined {
  return typeWords.find(([words]) => words.test(title))?.[1];
}
