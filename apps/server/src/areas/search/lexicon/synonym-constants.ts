/*
 * Other names for the same work, and for work near it. Written for this product: abbreviations and alternate
 * titles as postings use them, checked against the titles of the occupations in the demo data. The order of
 * ideas follows the alternate titles of O*NET-SOC (US Department of Labor, CC BY 4.0); none is copied from it.
 *
 * A line is `name = same = same ~ near, near`. What stands before `~` means the same and finds the same; what
 * stands behind it is related and ranks below. Names are compared without case, accents and the plural s. The first
 * name of a line says what kind of work it is: a dental assistant is one, also where she is called a dental nurse.
 */
export const synonymLines = `
nurse = nursing ~ registered nurse, licensed practical nurse
registered nurse = rn = staff nurse ~ licensed practical nurse, nurse practitioner
licensed practical nurse = lpn = lvn = licensed vocational nurse = enrolled nurse ~ registered nurse
certified nursing assistant = cna = nursing assistant = nurse aide = healthcare assistant = health care assistant = hca ~ care assistant, home care aide
nurse practitioner = np ~ registered nurse
doctor = physician = md ~ general practitioner, surgeon
general practitioner = gp = family physician = family doctor ~ physician
physiotherapist = physical therapist = physio ~ occupational therapist
occupational therapist = ot
speech therapist = speech language pathologist = slp
radiographer = radiologic technologist = x-ray technician = radiology technician
pharmacist = chemist dispensing ~ pharmacy technician
medical laboratory technician = lab tech = medical laboratory scientist = mlt ~ laboratory technician
laboratory technician = lab technician = lab assistant ~ medical laboratory technician, research assistant
dental assistant = dental nurse ~ dental hygienist
emt = emergency medical technician = paramedic
care assistant = carer = caregiver = home care aide = care worker = support worker = home health aide ~ residential care
social worker = case worker = case manager ~ youth worker, counselor
counselor = counsellor = mental health counselor = therapist ~ psychologist
developer = dev ~ software engineer, programmer
software engineer = software developer = swe = sde = software dev ~ backend developer, frontend developer, full stack developer
programmer = coder = software programmer ~ developer, software engineer
backend developer = backend engineer = back end developer = back-end developer = server side developer ~ software engineer
backend = back end = back-end
frontend developer = frontend engineer = front end developer = front-end developer = ui developer ~ web developer, react developer
frontend = front end = front-end
full stack developer = fullstack developer = full-stack developer = full stack engineer ~ web developer, software engineer, backend developer
full stack = fullstack = full-stack
web developer = web dev = web programmer ~ frontend developer
mobile developer = app developer = mobile engineer ~ ios developer, android developer
ios developer = iphone developer = swift developer ~ mobile developer
android developer = kotlin developer ~ mobile developer
devops = devops engineer = site reliability engineer = sre = platform engineer ~ cloud engineer, systems administrator
systems administrator = sysadmin = system admin = system administrator ~ it systems engineer, network engineer
network engineer = network administrator = network admin ~ noc engineer
noc engineer = network operations = noc technician
database administrator = dba = database engineer ~ data engineer
it support = it support specialist = help desk = helpdesk = service desk = it support technician = desktop support = help desk analyst = helpdesk analyst = service desk analyst ~ technical support
technical support = tech support = product support
security analyst = cybersecurity analyst = cyber security = infosec = information security ~ security engineer
cybersecurity = cyber security = information security = infosec
qa engineer = test engineer = software test engineer = software tester = sdet = qa automation = software test ~ quality assurance
quality assurance = qa ~ quality control
quality control = qc ~ quality inspector
solutions architect = solution architect = cloud architect ~ enterprise architect
machine learning = ml ~ artificial intelligence
machine learning engineer = ml engineer = ai engineer ~ data scientist
artificial intelligence = ai ~ machine learning
data scientist = applied scientist ~ data analyst, machine learning engineer
data analyst = bi analyst = business intelligence analyst = reporting analyst ~ data scientist, business analyst
business intelligence = bi
data engineer = analytics engineer = etl developer ~ database administrator
quantitative researcher = quantitative analyst = quant
business analyst = ba = business systems analyst ~ data analyst
ux designer = ui designer = ui/ux designer = user experience designer = product designer ~ graphic designer, visual designer
user experience = ux
user interface = ui
graphic designer = visual designer = graphics designer = graphic artist ~ ux designer
video editor = motion designer = videographer ~ photographer
art director = creative director
interior designer = interior architect
instructional designer = e-learning developer = elearning developer
product manager = pm product ~ product owner
product owner = po ~ product manager
project manager = pm = project lead = delivery manager ~ program manager, project coordinator
program manager = programme manager = pmo ~ project manager
project coordinator = project administrator = program coordinator ~ project manager
scrum master = agile coach
human resource = hr = people operations = people ops
hr generalist = human resources specialist = hr advisor = hr officer ~ hr manager, hr assistant
hr manager = hr business partner = hrbp = human resources manager
hr assistant = hr administrator = human resources assistant
recruiter = talent acquisition = recruitment consultant = headhunter = talent partner
trainer = corporate trainer = learning and development ~ instructor
compensation and benefits = total rewards
accountant = cpa = bookkeeper ~ accounting, accounts assistant, auditor
accounts payable = ap clerk = accounts assistant ~ bookkeeper, accounts receivable
accounts receivable = ar clerk ~ accounts payable
auditor = internal auditor = audit associate ~ accountant
financial analyst = finance analyst = fp&a = fpa ~ investment analyst, business analyst
financial advisor = financial adviser = wealth advisor = wealth manager = personal banker ~ investment
investment analyst = equity research = equity analyst = credit analyst ~ portfolio manager
portfolio manager = fund manager
risk analyst = risk manager = credit risk
actuary = actuarial analyst
payroll = payroll specialist = payroll administrator = payroll clerk
bank teller = teller = bank clerk ~ cashier
tax accountant = tax advisor = tax adviser = tax consultant
lawyer = attorney = solicitor = associate attorney ~ legal counsel, paralegal
legal counsel = corporate counsel = in-house counsel ~ lawyer
paralegal = legal assistant ~ legal secretary
compliance officer = compliance analyst = aml analyst ~ regulatory affairs
anti money laundering = aml
data protection officer = dpo = privacy manager = privacy counsel
contract manager = contracts administrator
teacher = educator = schoolteacher ~ lecturer, tutor, instructor
primary school teacher = elementary school teacher = elementary teacher = primary teacher ~ class teacher, teacher
secondary school teacher = high school teacher ~ mathematics teacher, english teacher, science teacher
math teacher = mathematics teacher = maths teacher
esl teacher = esl instructor = english language teacher = efl teacher = tefl ~ english teacher
special education teacher = sen teacher = special needs teacher = learning support
teaching assistant = classroom assistant = teacher assistant = teacher aide = learning support assistant ~ learning support teacher, special education teacher, preschool teacher
preschool teacher = kindergarten teacher = early childhood educator = nursery teacher
tutor = private tutor ~ teacher, instructor, lecturer
lecturer = professor = assistant professor = university lecturer
principal = head of school = headteacher = head teacher = school principal
administrative assistant = admin assistant = office assistant = office administrator = admin = secretary ~ executive assistant, receptionist
executive assistant = ea = personal assistant = pa ~ administrative assistant
virtual assistant = online assistant ~ administrative assistant, executive assistant, office assistant
office manager = practice manager
receptionist = front desk = front desk coordinator ~ hotel receptionist, medical receptionist
data entry = data entry clerk = data entry operator = records clerk
customer service = customer support = customer care = client services ~ call center
customer service representative = csr = customer support agent = call center agent = customer service agent ~ customer care
call center = call centre = contact center = contact centre
customer success = customer success manager = csm ~ account manager
claims adjuster = claims handler = loss adjuster
account executive = sales executive = ae ~ account manager, sales representative
account manager = key account manager = kam ~ account executive
sales development representative = sdr = business development representative = bdr ~ sales representative
sales representative = sales rep = field sales = sales agent ~ account executive, territory sales
sales manager = regional sales manager = head of sales
sales engineer = pre-sales consultant = presales
business development = bizdev ~ sales
insurance agent = insurance broker = insurance sales
marketing manager = brand manager ~ digital marketing
digital marketing = performance marketing = online marketing ~ paid media, seo specialist
seo = search engine optimization = search marketing = sem = search engine marketing
ppc = pay per click = paid media
copywriter = content writer = writer = content editor
social media manager = community manager ~ content
public relations = pr = communications officer = communications manager
event manager = event planner = event coordinator
market research analyst = consumer insights
shop assistant = sales associate = retail assistant = store associate = sales assistant ~ cashier, retail
store manager = shop manager = retail manager = branch manager
cashier = checkout operator = till operator
stock clerk = grocery clerk = shelf stacker = stocker
visual merchandiser = window dresser
buyer = purchaser = purchasing agent = procurement specialist = purchasing manager ~ procurement
procurement = purchasing = sourcing
supply chain = scm ~ logistics
demand planner = supply planner = supply chain analyst
logistics coordinator = dispatcher = freight forwarder ~ supply chain
truck driver = lorry driver = hgv driver = cdl driver = trucker ~ delivery driver, long-haul
delivery driver = courier = van driver ~ truck driver
driver = chauffeur ~ truck driver, delivery driver
forklift operator = forklift driver = reach truck = reach truck driver
warehouse worker = warehouse associate = warehouse operative = order picker = picker packer = warehouse operator ~ forklift operator
warehouse manager = distribution center manager
machine operator = production operator = assembly operator = factory worker = assembler ~ cnc operator
cnc machinist = cnc operator = machinist = cnc programmer
welder = welding ~ fabricator
maintenance technician = industrial mechanic = maintenance mechanic = millwright ~ maintenance electrician
production supervisor = shift supervisor = shift leader = shift lead ~ manufacturing
team lead = team leader
tech lead = technical lead
production engineer = manufacturing engineer = industrial engineer = process engineer manufacturing
operations manager = ops manager = plant manager
mechanic = auto mechanic = car mechanic = automotive technician = vehicle mechanic = auto technician ~ diesel mechanic
diesel mechanic = truck mechanic = heavy vehicle technician
panel beater = auto body technician = car painter = vehicle painter
electrician = sparky = sparkie = electrical technician = installation electrician ~ maintenance electrician
plumber = pipefitter = plumbing
carpenter = joiner = woodworker = chippy = chippie
construction worker = construction laborer = construction labourer = general laborer = labourer = laborer ~ builder
site manager = site supervisor = construction superintendent = construction manager = foreman
quantity surveyor = cost estimator = estimator = qs
hvac technician = hvac = air conditioning technician = refrigeration technician
heavy equipment operator = excavator operator = digger driver
facilities manager = building manager = facility manager
security guard = security officer = guard
cleaner = janitor = custodian = cleaning ~ housekeeper
caretaker = building caretaker = property maintenance
civil engineer = structural engineer
mechanical engineer = mechanical design engineer
electrical engineer = electrical design engineer ~ electronics engineer
chemical engineer = process engineer
embedded engineer = embedded software engineer = firmware engineer
automation engineer = controls engineer = plc programmer = plc engineer
cad technician = draftsman = drafter = drafting technician = draughtsman ~ bim technician
solar engineer = renewable energy engineer = wind engineer
fiber technician = fiber optic technician = fibre technician = ftth technician
tower technician = telecom rigger = cell site technician
rf engineer = radio network engineer = radio engineer
real estate agent = realtor = estate agent = property consultant = property agent ~ leasing consultant
property manager = residential property manager ~ facilities manager
leasing consultant = leasing agent = lettings negotiator
property valuer = real estate appraiser = valuation surveyor = appraiser
chef = cook = line cook = chef de partie ~ sous chef, head chef
head chef = executive chef = kitchen manager
pastry chef = baker = patissier
waiter = waitress = server = waiting staff ~ food and beverage attendant
bartender = barman = barmaid = mixologist = bar staff
barista = coffee shop
kitchen porter = dishwasher = kitchen assistant = catering assistant
restaurant manager = food and beverage manager = f&b manager
hotel receptionist = front desk agent = guest service agent = front office
hotel manager = hotel general manager
housekeeper = room attendant = maid = housekeeping = chambermaid
concierge = guest relations
travel agent = travel consultant = reservations agent
tour guide = excursion guide = tourist guide
flight attendant = cabin crew = air hostess = steward
massage therapist = spa therapist = masseuse
environmental scientist = environmental consultant
research scientist = researcher = scientist
clinical research associate = cra = clinical trial coordinator
geologist = geotechnical = hydrogeologist
agronomist = agricultural advisor
health and safety = hse = ehs = safety officer
regulatory affairs = gmp compliance = validation specialist
calibration technician = metrology
food safety = food quality = haccp
fundraiser = fundraising officer = grants officer
youth worker = youth program
internship = intern = trainee ~ apprentice, graduate
part time = part-time
full time = full-time
senior = sr
junior = jr ~ entry level, graduate
entry level = entry-level ~ junior, graduate, trainee
deputy manager = assistant manager
vice president = vp
senior vice president = svp ~ vice president
associate vice president = assistant vice president = avp ~ vice president
chief executive officer = ceo
chief technology officer = cto
chief financial officer = cfo
child = kid = toddler ~ early childhood educator, preschool teacher, kindergarten teacher, primary school teacher, youth worker
elderly = elderly people = older people = old people = older adult = aged care = elder care = senior care ~ care assistant, home care aide, support worker, residential care manager
outdoor = outdoors = open air ~ agronomist, geologist, archaeologist, landscaper, gardener, construction laborer, tour guide, tower technician
nature = wildlife ~ environmental scientist, agronomist, park ranger, geologist
javascript = js
typescript = ts
react = reactjs = react.js
node = nodejs = node.js
kubernetes = k8s
golang = go language
postgresql = postgres
amazon web services = aws
google cloud = gcp
`;
