/** A typed query, and the titles that answer it. Titles are compared without seniority and specialty. */
export interface JudgedQuery {
  q: string;
  /** Titles of the work that was asked for. */
  wanted: readonly string[];
  /** Titles of work near it: a second best. */
  near?: readonly string[];
  /** Words that the whole posting's title must have besides, such as a level or a specialty. */
  titleHas?: string;
  /** Words that its title must not have. */
  titleLacks?: string;
  /** Where the work has to be, by city or country. */
  place?: string;
  /** A skill that its list of skills must have. */
  skill?: string;
  mode?: 'remote' | 'hybrid';
  company?: string;
}

const query = (
  q: string,
  wanted: string,
  near = '',
  rest: Omit<JudgedQuery, 'q' | 'wanted' | 'near'> = {},
): JudgedQuery => ({ q, wanted: list(wanted), near: list(near), ...rest });
const list = (text: string) =>
  text
    .split(',')
    .map((title) => title.trim())
    .filter(Boolean);

const nurses = 'Registered Nurse, Staff Nurse';
const backend = 'Software Engineer, Backend Developer, Backend Engineer';
const frontend = 'Frontend Developer, Frontend Engineer, Web Developer';
const mobile = 'Mobile Developer, iOS Developer, Android Developer';
const support = 'IT Support Specialist, Help Desk Technician, IT Support Technician';
const schoolTeachers =
  'Primary School Teacher, Elementary School Teacher, Class Teacher, Mathematics Teacher, Science ' +
  'Teacher, English Teacher, History Teacher, Physics Teacher, English Language Teacher, ESL ' +
  'Instructor, Special Education Teacher, Learning Support Teacher, Preschool Teacher, ' +
  'Kindergarten Teacher, Early Childhood Educator';
const drivers = 'Truck Driver, Long-Haul Truck Driver, Regional Truck Driver';
const deliverers = 'Delivery Driver, Courier, Van Driver';
const warehouse = 'Warehouse Associate, Order Picker, Warehouse Operative';
const lawyers = 'Associate Attorney, Associate Lawyer';
const cooks = 'Line Cook, Cook, Chef de Partie';
const chefs = 'Head Chef, Executive Chef, Sous Chef';
const sre = 'DevOps Engineer, Site Reliability Engineer, Platform Engineer';
const analysts = 'Data Analyst, Business Intelligence Analyst, Reporting Analyst';
const customerSupport =
  'Customer Service Representative, Customer Support Agent, Call Center Agent, Customer Care Specialist, Technical Support Specialist';
const engineers =
  'Mechanical Engineer, Mechanical Design Engineer, Electrical Engineer, Electrical Design ' +
  'Engineer, Civil Engineer, Structural Engineer, Process Engineer, Chemical Engineer, Software ' +
  'Engineer, Backend Engineer, Frontend Engineer, Network Engineer, Data Engineer, Machine ' +
  'Learning Engineer, DevOps Engineer, Automation Engineer, Quality Engineer, Manufacturing ' +
  'Engineer, Industrial Engineer, Production Engineer, RF Engineer, Sales Engineer, Site ' +
  'Reliability Engineer, Platform Engineer, Security Engineer, Analytics Engineer, AI Engineer, ' +
  'Controls Engineer, Firmware Engineer, Embedded Software Engineer, Database Engineer, IT Systems ' +
  'Engineer, NOC Engineer, Renewable Energy Engineer, Solar Project Engineer, Wind Project ' +
  'Engineer, Supplier Quality Engineer, QA Automation Engineer, Software Test Engineer, Radio ' +
  'Network Engineer, RF Optimization Engineer, Core Network Engineer, IP Network Engineer, Product ' +
  'Support Engineer, Technical Sales Engineer';

/** A hundred searches as people make them: titles, abbreviations, slips of the finger, skills, places, phrases. */
export const judgedQueries: readonly JudgedQuery[] = [
  // Titles
  query('registered nurse', nurses, 'Licensed Practical Nurse, Enrolled Nurse'),
  query('nurse', `${nurses}, Licensed Practical Nurse, Enrolled Nurse`, 'Dental Nurse'),
  query(
    'accountant',
    'Accountant, Staff Accountant, General Ledger Accountant',
    'Accounts Assistant, Auditor',
  ),
  query(
    'software engineer',
    backend,
    `${frontend}, ${mobile}, Embedded Software Engineer, Software Test Engineer`,
  ),
  query(
    'electrician',
    'Electrician, Installation Electrician',
    'Maintenance Electrician, Maintenance Technician',
  ),
  query(
    'graphic designer',
    'Graphic Designer, Visual Designer',
    'UX Designer, UI/UX Designer, Product Designer',
  ),
  query(
    'project manager',
    'Project Manager, IT Project Manager, Delivery Manager, Construction Project Manager',
    'Program Manager, Project Coordinator, Operations Coordinator',
  ),
  query('data analyst', analysts, 'Data Scientist, Business Analyst'),
  query('pharmacist', 'Pharmacist, Clinical Pharmacist'),
  query(
    'receptionist',
    'Receptionist, Front Desk Coordinator, Hotel Receptionist, Medical Receptionist, Front Desk Agent',
  ),
  query('truck driver', drivers, `${deliverers}, Reach Truck Driver`),
  query('store manager', 'Store Manager, Shop Manager, Branch Manager'),
  query('social worker', 'Social Worker, Case Manager', 'Youth Worker, Counselor'),
  query('paralegal', 'Paralegal, Legal Assistant'),
  query('civil engineer', 'Civil Engineer, Structural Engineer'),
  query('welder', 'Welder, TIG Welder, Fabrication Welder'),
  query('barista', 'Barista, Coffee Shop Attendant'),
  query('financial analyst', 'Financial Analyst, FP&A Analyst', 'Investment Analyst, Business Analyst'),
  query('product manager', 'Product Manager, Digital Product Manager', 'Product Owner'),
  query('carpenter', 'Carpenter, Finish Carpenter, Formwork Carpenter'),
  query('recruiter', 'Recruiter, Talent Acquisition Specialist, Recruitment Consultant'),
  query('marketing manager', 'Marketing Manager, Brand Manager', 'Digital Marketing Specialist'),
  query('teacher', schoolTeachers, 'Lecturer, University Lecturer'),
  query('chef', `${chefs}, ${cooks}, Pastry Chef`),
  query('security guard', 'Security Officer, Security Guard'),
  query('photographer', 'Photographer, Product Photographer'),
  query('actuary', 'Actuary, Actuarial Analyst'),
  query('geologist', 'Geologist, Hydrogeologist, Geotechnical Specialist'),
  query(
    'network engineer',
    'Network Engineer, IP Network Engineer, Core Network Engineer',
    'NOC Engineer, Radio Network Engineer',
  ),
  query('business analyst', 'Business Analyst, Business Systems Analyst', 'Data Analyst'),
  // Abbreviations and other names
  query('RN', nurses),
  query('LPN', 'Licensed Practical Nurse, Enrolled Nurse'),
  query('GP', 'General Practitioner, Family Physician'),
  query('family doctor', 'General Practitioner, Family Physician'),
  query('physical therapist', 'Physiotherapist, Physical Therapist'),
  query('dev', `${backend}, ${frontend}, ${mobile}`),
  query('developer', `${frontend}, ${mobile}, Backend Developer, Software Engineer`),
  query('programmer', `${backend}, ${frontend}, ${mobile}`, 'PLC Programmer, CNC Programmer'),
  query('SRE', sre),
  query('sysadmin', 'Systems Administrator, IT Systems Engineer'),
  query('DBA', 'Database Administrator, Database Engineer'),
  query('helpdesk', support),
  query('attorney', `${lawyers}, Legal Counsel, Corporate Counsel`),
  query('lawyer', `${lawyers}, Legal Counsel, Corporate Counsel`),
  query(
    'HR',
    'HR Generalist, Human Resources Specialist, HR Advisor, HR Manager, HR Business Partner, HR Assistant, HR Administrator',
  ),
  query('SDR', 'Sales Development Representative, Business Development Representative'),
  query('lorry driver', drivers, deliverers),
  query(
    'secretary',
    'Administrative Assistant, Office Assistant, Office Administrator',
    'Executive Assistant',
  ),
  query('janitor', 'Cleaner, Commercial Cleaner, Janitor'),
  query('waitress', 'Waiter, Server, Food and Beverage Attendant'),
  query('cabin crew', 'Flight Attendant, Cabin Crew Member'),
  query('realtor', 'Real Estate Agent, Property Consultant, Sales Negotiator'),
  query('estate agent', 'Real Estate Agent, Property Consultant, Sales Negotiator', 'Leasing Consultant'),
  query(
    'carer',
    'Home Care Aide, Care Assistant, Support Worker',
    'Residential Care Manager, Care Home Manager',
  ),
  query('math teacher', 'Mathematics Teacher', schoolTeachers),
  query('front-end developer', frontend),
  query('frontend dev', frontend, mobile),
  query(
    'bookkeeper',
    'Accountant, Accounts Assistant, Accounts Payable Clerk, Accounts Receivable Clerk, Staff Accountant, General Ledger Accountant',
  ),
  query('shop assistant', 'Sales Associate, Shop Assistant, Retail Sales Advisor', 'Cashier'),
  query(
    'mechanic',
    'Automotive Technician, Car Mechanic, Vehicle Mechanic, Diesel Mechanic, Truck Mechanic, Industrial Mechanic',
  ),
  query('professor', 'University Lecturer, Assistant Professor, Lecturer'),
  query(
    'personal assistant',
    'Executive Assistant, Personal Assistant to the CEO',
    'Administrative Assistant',
  ),
  query('quant', 'Quantitative Researcher, Quantitative Analyst'),
  query('ML engineer', 'Machine Learning Engineer, AI Engineer', 'Data Scientist'),
  query('purchaser', 'Purchasing Agent, Procurement Specialist, Buyer', 'Retail Buyer'),
  // Slips of the finger
  query('registred nurse', nurses, 'Licensed Practical Nurse, Enrolled Nurse'),
  query(
    'acountant',
    'Accountant, Staff Accountant, General Ledger Accountant',
    'Accounts Assistant, Auditor',
  ),
  query('electrican', 'Electrician, Installation Electrician', 'Maintenance Electrician'),
  query(
    'softwear engineer',
    backend,
    `${frontend}, ${mobile}, Embedded Software Engineer, Software Test Engineer`,
  ),
  query(
    'recepcionist',
    'Receptionist, Front Desk Coordinator, Hotel Receptionist, Medical Receptionist, Front Desk Agent',
  ),
  query('pharmasist', 'Pharmacist, Clinical Pharmacist'),
  query(
    'proyect manager',
    'Project Manager, IT Project Manager, Delivery Manager, Construction Project Manager',
    'Program Manager, Project Coordinator',
  ),
  query('plummer', 'Plumber, Pipefitter'),
  query('teahcer', schoolTeachers, 'Lecturer'),
  query('markting manager', 'Marketing Manager, Brand Manager', 'Digital Marketing Specialist'),
  // Levels, specialties and several words
  query('senior accountant', 'Accountant, Staff Accountant, General Ledger Accountant', '', {
    titleHas: 'Senior',
  }),
  query('junior data analyst', analysts, '', { titleHas: 'Junior' }),
  query('senior frontend developer', frontend, '', { titleHas: 'Senior' }),
  query('apprentice electrician', 'Electrician, Installation Electrician', '', { titleHas: 'Apprentice' }),
  query('nurse intensive care', nurses, 'Licensed Practical Nurse', { titleHas: 'Intensive Care' }),
  query('night shift nurse', nurses, 'Licensed Practical Nurse, Enrolled Nurse'),
  query('warehouse order picker', warehouse),
  query('lead software engineer', backend, '', { titleHas: 'Lead' }),
  // Phrases, alternatives and exclusion
  query('"staff nurse"', 'Staff Nurse'),
  query('"product designer"', 'Product Designer'),
  query('engineer -software', engineers, '', { titleLacks: 'Software' }),
  query(
    'designer -graphic',
    'UX Designer, Product Designer, UI/UX Designer, Interior Designer, Motion Designer, Instructional Designer, Visual Designer',
    '',
    { titleLacks: 'Graphic' },
  ),
  query(
    'plumber OR electrician',
    'Plumber, Pipefitter, Electrician, Installation Electrician',
    'Maintenance Electrician',
  ),
  query('teacher -english -preschool', schoolTeachers, '', { titleLacks: 'English' }),
  // Skills
  query('kubernetes', '', '', { skill: 'Kubernetes' }),
  query('forklift', 'Forklift Operator, Reach Truck Driver', warehouse),
  query('python developer', `${backend}, Data Engineer, Data Scientist, Machine Learning Engineer`, frontend),
  query(
    'SEO',
    'SEO Specialist, Search Marketing Analyst',
    'Content Writer, Copywriter, Digital Marketing Specialist',
  ),
  query('HVAC', 'HVAC Technician, Refrigeration Technician, Air Conditioning Technician'),
  // Places and ways of working, in the words
  query('nurse in London', `${nurses}, Licensed Practical Nurse, Enrolled Nurse`, 'Dental Nurse', {
    place: 'London',
  }),
  query(
    'accountant Berlin',
    'Accountant, Staff Accountant, General Ledger Accountant',
    'Accounts Assistant, Auditor, Accounts Payable Clerk',
    { place: 'Berlin' },
  ),
  query('remote software engineer', backend, `${frontend}, ${mobile}`, { mode: 'remote' }),
  query(
    'sales manager in Spain',
    'Sales Manager, Regional Sales Manager',
    'Key Account Manager, Account Manager',
    { place: 'Spain' },
  ),
  query('teacher near Toronto', schoolTeachers, 'Lecturer, University Lecturer', { place: 'Canada' }),
  query('remote customer support', customerSupport, 'Customer Success Manager, IT Support Specialist', {
    mode: 'remote',
  }),
];
