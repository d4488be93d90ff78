import type { ProductCategory } from '@waymark/contract/jobs/category-choices';

/**
 * Words that say nothing beside others: what a person says around what is meant. Before them the list of stop words
 * of Snowball (Porter, BSD), without negations. Last what asks for work in other languages.
 */
export const emptyWords = `
  i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being
  have has had having do does did doing would should could ought im youre hes shes its were theyre ive youve weve theyve
  id youd hed shed wed theyd ill youll hell shell well theyll whats whos heres theres a an the and but if or because as
  until while of at by for with about between into through during before after to from in on then once here there when
  where why how all any both each few other some such own so than too very can just now also however

  job jobs vacancy vacancies hiring hire position positions role roles opening openings opportunity opportunities
  career careers employment employed employer looking look seeking seek searching search find show give
  want wants wanted need needs needed us let like love become becoming help hoping interested ideally preferably maybe
  please near nearby around local great best good suitable possible get got start starting soon
  pay pays paying paid salary wage wages earn earning money urgent urgently immediate immediately asap available apply
  company companies based located new recent experienced right anyone something someone somewhere anyone work works working currently recently
  qualified moved relocating relocated wife husband son daughter mother father mum mom dad brother sister girlfriend
  boyfriend friend people folks guys firm firms anything hi hello hey background used returning moving move take takes
  somebody anybody everybody whoever steady anyway rather only
  begin begins beginning use using able happy keen willing think thinking considering try trying know tell really actually industry sector

  emploi emplois demploi offre offres poste postes travail empleo empleos trabajo trabajos oferta ofertas vacante vacantes
  busco emprego empregos vaga vagas trabalho lavoro stelle stellen stellenangebot stellenangebote arbeit gesucht suche
  vacature vacatures gezocht oferty oferta pracy
`;

/** What is said of the way of working, as patterns of whole words. */
export const modeWords = {
  remote: /(?:(?:fully|100 ?%) )?remote(?:ly)?(?: (?:work(?:ing)? )?from home|[ -](?:first|only|friendly|ok(?:ay)?|work(?:ing)?))?|(?:work(?:ing)? )?from home(?! (?:one|two|three|four|[1-4]) days?)|work at home|wfh|home[ -]?office|home[ -]?based|home[ -]?working|remot[oae]|heimarbeit|(?:à distance|en )?télétravail|à distance|teletrabajo|teletrabalho|desde casa|telelavoro|da remoto|thuiswerk(?:en)?|praca zdalna|zdalnie|telecommut(?:e|ing)|telework(?:ing)?|(?:work(?:ing)? from )?anywhere(?! in\b)|world[ -]?wide/,
  hybrid: /(?:work(?:ing)? )?from home (?:one|two|three|four|[1-4]) days?(?: (?:a|per) week)?|(?:one|two|three|four|[1-4]) days? (?:(?:a|per) week )?(?:(?:from|at) home|in (?:the )?office)|hybrid|híbrid[oa]|hybride|ibrido/,
  'on-site': /on[ -]?site|in[ -]office|in the office/,
} as const; // prettier-ignore

/** What a person says before what they are looking for: "I used to be a waitress and now want to train as …". */
export const wishWords = /(?:wants?|wanted|wanting|would (?:like|love|consider|prefer|rather)|['’]d (?:like|love|prefer|rather)|['’]m after|am after|considering|thinking|looking|hoping|trying|needs?|keen|wish|time)(?: to| for| on| of| about)?(?: an?)?(?: (?:(?:re)?train(?:ing)?(?: up)? (?:as|for|to be(?:come)?)|learn(?: to be(?:come)?)?|become|be|start as|train as|retrain as|work as|work in|(?:move|get|go|break|transition) into|switch to))?(?: an?)?/; // prettier-ignore

/** Work that a person has left is not what they look for. */
export const formerWords = /(?:i )?used to (?:be|work as|work in|do) [^,;.!?]+|(?:i )?(?:was|got|been|being) (?:made redundant|laid off|let go|fired)[^,;.!?]*?(?=[,;.!?]| (?:and|but|so) |$)|(?:after|with) (?:\p{L}+|\d+) years? (?:as|in|of) [^,;.!?]+?(?=[,;.!?]| (?:i|we|he|she|and|but|to) |$)|(?:(?:i['’]?m |i am )?(?:fed up|bored|tired|sick|done) (?:with|of) |(?:leaving|left|quitting) )[^,;.!?]+?(?=[,;.!?]| (?:and|but|to) )|(?:coming |going |switch(?:ing)? |mov(?:e|ing) |chang(?:e|ing) |transition(?:ing)? |retrain(?:ing)? )from [^,;.!?]+? (?:in)?to(?! be)/u; // prettier-ignore

/** Who looks for work, behind the word for it: "marketing jobs for parents". */
export const seekerWords = /(?<=(?:jobs?|work|roles?|positions?|something) )for (?:an? |the )?(?:\p{L}+ )?(?:m[ou]ms?|mothers|parents|women|men|pensioners?|retirees?|retired|seniors over \d+|over[ -]?\d+s?|foreigners?|immigrants?|refugees|expats?|introverts?|couples)/u; // prettier-ignore

/** Things that a person does not want or have: postings that mention them are not meant. */
export const unwantedWords = /(?:(?:with )?no(?:t any)?|without(?: any)?|(?:but )?not(?! (?:for|only|just) )|except)(?: (?:having|needing|being able))?(?: to)? (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+(?=$|[,;.!?]| (?:in|near|at|around|and|but|for) )/u; // prettier-ignore

/** Why, and what for: "because of my children", "so I can pick the kids up". */
export const reasonWords = /(?:because|although|even though|so (?:that )?(?:i|we|he|she|they) can)(?: [^,;.!?]*)?|rather than [^,;.!?]+|(?<=rather .*)than [^,;.!?]+/; // prettier-ignore

/** Things that do not trouble a person, or are not so. */
export const deniedWords = /(?<=^|[,;.!?] |(?<= )and |(?<= )but )(?:(?! and | but )[^,;.!?])*\b(?:do|does|did|is|are|was|can|could|wo|would|have|has)n['’]?t [^,;.!?]*/; // prettier-ignore

/** What a person says of themselves besides: "and I've got my own van", "I speak German". */
export const toldWords = /(?<=^|[,;.!?] |(?<= )and |(?<= )but )(?:(?:i|we)(?:['’](?:ve|m)| am| have| had| was| speak| study| got)|my \p{L}+(?: and i)? (?:is|are|has|have|got|was|were|lives?))(?! (?:an? )?(?:looking|after|hoping|trying|want))(?:(?! and | but | so )[^,;.!?])*/u; // prettier-ignore

/** How a place is said to be near, in more than a word. */
export const nearWords = /close to|next to|not far from|commut(?:e|able) (?:to|from)/;

export const typeWords = {
  'part-time': /part[ -]?time|p\/t|teilzeit|temps partiel|tiempo parcial|media jornada|deeltijd|tempo parziale|tempo parcial/,
  'full-time': /full[ -]?time|f\/t|vollzeit|temps plein|tiempo completo|jornada completa|voltijds?|tempo pieno|tempo integral/,
  internship: /internships?|interns?|(?:summer|work|student|industrial|university) placements?|winternships?/,
  temporary: /temporary|temp|seasonal|fixed[ -]term/,
  freelance: /freelance|freelancer|contract|contractor/,
} as const; // prettier-ignore

/** Periods in which something was posted, the longest names first. */
export const timeWords = {
  'last-3-days': /(?:posted )?(?:today|yesterday|(?:in the |the )?(?:last|past) (?:24 hours|day|(?:2|3|two|three|few) days))/,
  'last-week': /(?:posted )?(?:this week|(?:in the |the )?(?:last|past) (?:week|7 days|seven days))/,
  'last-month': /(?:posted )?(?:this month|(?:in the |the )?(?:last|past) (?:month|30 days|four weeks|4 weeks))/,
} as const; // prettier-ignore

export const beginnerWords = /entry[ -]level|(?<=(?:jobs?|work|roles?|positions?|something) )for (?:an? )?(?:[a-z]+ )?(?:students?|teen(?:ager)?s?|school leavers?|pupils|beginners?|freshers)|(?:my |a |his |her )?(?:very )?first(?= (?:[\w-]+ ){0,2}(?:jobs?|roles?|positions?)(?!\w))|(?<=\S )trainee|trainee(?= \S)|newly[ -](?:qualified|graduated)|fresher|(?:straight|fresh|just|right) out of (?:uni(?:versity)?|college|school)|(?:i(?:'ve|’ve| have)? )?(?:just|recently) (?:graduated|(?:finished|left) (?:uni(?:versity)?|college|school))|(?:with )?no (?:work )?experience(?: (?:needed|required|necessary))?|without (?:any )?experience/; // prettier-ignore

/** Years of experience: a posting that asks for fewer is meant too. */
export const experienceWords = /mid(?:dle)?[ -](?:level|senior|career)|intermediate[ -]level|(?:for |with |having )?(?:over |more than |at least )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\d{1,2}) ?\+? ?(?:years?|yrs?)(?: of)?(?: work(?:ing)?)? (?:experience|exp)(?: (?:as|in|with))?|\d{1,2} ?\+ ?(?:years?|yrs?)|for (?:over |more than |at least )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|\d{1,2}) years?/; // prettier-ignore

/** What people call a field when they look for any work in it. Written for this product, after the names of its fields. */
export const fieldNames: Readonly<Partial<Record<ProductCategory, string>>> = {
  design: 'design, art, arts, creative, multimedia, media production, fashion, film, photography, graphics',
  education: 'education, training, teaching, school, schools, academia, university, college',
  finance: 'finance, financial, financial services, accounting, banking, bank, investment, investments, insurance, trading',
  'human-resource': 'human resources, hr, recruitment, recruiting, people',
  telecommunications: 'telecommunications, telecoms, telecom',
  'food-service': 'restaurant, restaurants, food service, food, catering, kitchen, cooking, cafe, bar, culinary',
  construction: 'construction, building, facilities, trades, building site, architecture, maintenance, cleaning',
  health: 'health, healthcare, health care, medical, medicine, hospital, hospitals, clinical, clinic, nursing',
  automotive: 'automotive, cars, car, vehicles, garage, auto',
  'information-technology': 'information technology, it, tech, technology, computers, computer, computing, computer science, programming, coding, software, web, cyber security',
  engineering: 'engineering, electronics, mechanical, robotics',
  'data-science': 'data, data science, analytics, statistics, artificial intelligence, research',
  product: 'product, project management, product management, consulting',
  marketing: 'marketing, advertising, media, communications, social media, pr, public relations, journalism',
  sales: 'sales, selling, business development',
  'customer-service': 'customer service, customer support, customers, support, call centre, call center',
  administration: 'administration, admin, administrative, office, clerical, secretarial, desk, back office',
  legal: 'legal, law, compliance',
  logistics: 'logistics, transport, transportation, driving, delivery, deliveries, shipping, warehouse, warehousing, supply chain, trucking, aviation',
  manufacturing: 'manufacturing, factory, factories, production, industrial, industry',
  quality: 'quality, quality control, quality assurance, inspection',
  'real-estate': 'real estate, property, housing',
  retail: 'retail, shop, shops, store, stores, supermarket, fashion retail',
  hospitality: 'hospitality, hotel, hotels, tourism, travel, events, leisure, cruise',
  science: 'science, environment, environmental, laboratory, lab, biology, chemistry, sustainability, agriculture, farming, nature',
  'social-care': 'social care, social work, care, caring, charity, charities, childcare, youth work, non profit, nonprofit, ngo',
}; // prettier-ignore
