import type { ReadSectionKind } from '@waymark/contract/resumes/resume-reading';

/**
 * Words that name a section, the most telling first: "Volunteer Experience" is about volunteering, "Language Skills"
 * about languages.
 */
export const headingWords: readonly (readonly [ReadSectionKind, string])[] = [
  [
    'summary',
    'career (?:objective|summary|profile|goals?|highlights|overview|statement)|(?:professional|executive|personal) (?:summary|profile|statement|overview)|summary of qualifications|qualifications summary',
  ],
  [
    'skills',
    'skills? (?:summary|profile|highlights)|(?:programming|computer|scripting|coding) languages|technical (?:profile|summary|background|knowledge|environment)|summary of skills',
  ],
  ['certifications', 'professional development|continuing education'],
  ['references', 'references|referees|recommendations|testimonials'],
  ['interests', 'interests|hobbies|pastimes'],
  [
    'volunteering',
    'volunteering|volunteer|voluntary|community|civic|charity|extracurriculars?|extra-?curricular|activities|involvement|memberships?|affiliations?|associations?',
  ],
  ['awards', 'awards?|honou?rs|achievements|accomplishments|scholarships?|prizes|recognitions?|distinctions'],
  ['publications', 'publications?|papers|patents?|presentations?|talks|conferences|press|speaking'],
  ['languages', 'languages?'],
  [
    'certifications',
    'certifications?|certificates?|certified|licen[sc]es?|licen[sc]ures?|licensing|credentials|accreditations?|registrations?|courses|coursework|training|trainings|seminars|workshops',
  ],
  ['projects', 'projects?|portfolio|open[- ]source|hackathons?|case studies|exhibitions?|works'],
  [
    'education',
    'education|educational|academics|academic (?:background|history|record|training|career|profile|details)|qualifications?|studies|degrees?|schooling|university|universities|educaci[oó]n|formaci[oó]n|formation|ausbildung|bildung|studium',
  ],
  [
    'experience',
    'experiences?|employment|employers|career|positions?|posts|appointments?|internships?|jobs|roles|work history|work|engagements|assignments|history|service|practice|background|berufserfahrung|experiencia|exp[eé]riences?|leadership',
  ],
  [
    'skills',
    'skills?|skillset|computing|competenc(?:e|y|es|ies)|proficienc(?:y|ies)|expertise|technologies|technology|tech|tools?|toolbox|toolkit|toolset|stack|software|capabilities|strengths|specialties|specialities|abilities|knowledge|kenntnisse|habilidades|comp[eé]tences',
  ],
  [
    'summary',
    'summary|profile|objectives?|about|overview|introduction|statement|bio|biography|goals?|synopsis|snapshot|highlights|profil|perfil',
  ],
  // German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish and Turkish; the more telling kinds first.
  [
    'languages',
    'sprach(?:en|kenntnisse)|fremdsprachen|langues|idiomas|lenguas|lingue|línguas|tal(?:en|enkennis)|języki|språk|spr[åa]kkunskaper|diller',
  ],
  [
    'interests',
    'interessen|freizeit|hobbys?|loisirs|int[eé]r[eê]ts|intereses|aficiones|interessi|interesses|zainteresowania|intressen',
  ],
  [
    'volunteering',
    'ehrenamt|ehrenamtliches|engagement|bénévolat|voluntariado|volontariato|vrijwilligerswerk|wolontariat|gönüllülük',
  ],
  [
    'certifications',
    'zertifikate|weiterbildung(?:en)?|certifications|certificats|certificados|certificaciones|cursos|certificazioni|certificações|certificaten|cursussen|certyfikaty|szkolenia|kurser|sertifikalar',
  ],
  [
    'projects',
    'projekte|projets|réalisations|proyectos|progetti|projetos|projecten|projekty|projekt|projeler',
  ],
  ['references', 'referenzen|références|referencias|referenze|referências|referenties|referencje|referenser'],
  [
    'publications',
    'publikationen|veröffentlichungen|publicaciones|pubblicazioni|publicações|publicaties|publikacje',
  ],
  [
    'education',
    'bildungsweg|schulbildung|studienverlauf|schule|formations?|éducation|études|diplômes|scolarité|educación|estudios|istruzione|formazione|studi|educação|formação|escolaridade|opleiding(?:en)?|onderwijs|wykształcenie|edukacja|utbildning|eğitim',
  ],
  [
    'experience',
    'erfahrung(?:en)?|werdegang|laufbahn|berufspraxis|praktika|parcours|emplois|carrière|experiencias?|trayectoria|historial|esperienz[ae]|experiências?|percurso|werkervaring|ervaring|loopbaan|doświadczenie|praca|erfarenhet(?:er)?|arbetslivserfarenhet|anställningar|deneyim(?:ler)?|tecrübe',
  ],
  [
    'skills',
    'fähigkeiten|fertigkeiten|kompetenzen|logiciels|outils|informatique|competencias|aptitudes|destrezas|conocimientos|herramientas|competenz[ae]|capacità|conoscenze|abilità|competências|conhecimentos|ferramentas|vaardigheden|umiejętności|kompetencje|färdigheter|kunskaper|beceriler|yetkinlikler',
  ],
  ['summary', 'kurzprofil|resumen|profilo|resumo|podsumowanie|özet|hakkımda'],
];

/** Words that may stand beside one that names a section, and leave it a plain heading. */
export const headingQualifiers =
  "a|an|and|&|/|\\+|of|in|the|my|me|i|who|what|where|how|with|for|to|at|on|key|core|main|other|additional|further|more|selected|select|relevant|related|recent|previous|prior|past|earlier|early|current|professional|personal|technical|technological|industry|academic|academics|business|corporate|clinical|teaching|research|engineering|software|computer|it|digital|design|industrial|military|commercial|freelance|consulting|management|executive|administrative|practical|hands-on|full-?time|part-?time|seasonal|student|campus|college|graduate|undergraduate|foreign|spoken|programming|soft|hard|hands|on|notable|major|minor|featured|side|independent|areas?|fields?|background|history|information|details|development|continuing|post-?graduate|life|long|built|made|know|use|used|do|did|worked|studied|learned|learnt|went|school|been|am|have|i've|i'm|’ve|ve|work|works|career|qualifications?|list|section|national|international|public|creative|sales|marketing|medical|nursing|legal|financial|accounting|teaching|outreach|engagement|things|get|stuff|programs?|done|daily|everyday|beruflich(?:e|er|es)?|akademisch(?:e|er)?|schulisch(?:e|er)?|und|meine|weitere|besondere|technische|professionnel(?:le|les|s)?|personnel(?:le|les|s)?|autres?|techniques?|universitaires?|et|mes|mon|de|la|el|y|en|mi|mis|profesional(?:es)?|laboral(?:es)?|acad[eé]mica|académicos?|t[eé]cnic[ao]s?|professional[ei]|lavorativ[ae]|personali|tecniche|profissional|profissionais|acad[eêé]mica|e|minha|meu|técnicas|zawodowe|akademickie|moje|i|werk|mijn|mina|iş|edv|linguistiques|informatiques|lingüísticas";

/** Headings without a word that names a section; what they mean is said by what they say. */
export const spokenHeadings: readonly (readonly [ReadSectionKind, RegExp])[] = [
  [
    'experience',
    /^(places |companies |teams )?(where )?(i(['’]ve| have)? )(worked|been working)( at| for| with)?$|^(my )?(professional )?(journey|path|track record)$|^what i(['’]ve| have) (done|been doing)$/i,
  ],
  ['education', /^where i (studied|learned|learnt|went to school)$|^(schools?|learning)$/i],
  ['projects', /^(things|what) i(['’]ve| have)? (built|made|shipped|created)$/i],
  [
    'skills',
    /^(technical|technicals)$|^(what|things) i (know|use|do( best)?|work with|am good at|bring)( best)?$|^i work with$/i,
  ],
  [
    'interests',
    /^(beyond|outside|besides|apart from|away from|when not( at)?|off)( of)?( the)? (work|office|hours|duty|screen|desk|job)$|^(after hours|(in my )?(free|spare|leisure) time|leisure|fun|off duty)$/i,
  ],
  ['interests', /^(centres d['’]int[ée]r[êe]ts?|ilgi alanları|tiempo libre|tempo libero|tempo livre)$/i],
  ['skills', /^(savoir[- ]faire|o que (eu )?sei)$/i],
  [
    'summary',
    /^((hello|hi|who i am|in (brief|short)|at a glance)!?|über mich|à propos( de moi)?|sobre m[íi]m?|su di me|o mnie|o sobie|om mig|over mij)$/i,
  ],
];

/** What stands at the head of contact data: it ends nothing and begins nothing. */
export const contactHeading =
  /^(contacts?|contact (me|info(rmation)?|details)|personal (info(rmation)?|details|data)|details|get in touch|links|online|social( media)?|find me( online)?|address|reach me)$/i;

/** What a document calls itself. */
export const documentTitle = /^(resum[eé]|résumé|curriculum vitae|cv|c\.v\.|lebenslauf)( of| –| -|:)?\s*/i;

/** What people are called in their work: a title has one of these in it, most often at its end. */
export const titleNouns =
  "\\p{L}*(?:entwickler|ingenieur|leiter|lehrer|techniker|berater|verkäufer|assistent|mitarbeiter|pfleger|mechaniker|referent|kaufmann)(?:in)?|kauffrau|erzieher(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|développeu(?:r|se)|ingénieure?|format(?:eur|rice)|enseignante?|professeure?|responsable|direct(?:eur|rice)|tradu(?:cteur|ctrice)|technicien(?:ne)?|infirmi(?:er|ère)|vendeu(?:r|se)|comptable|chargée? d[e'’]|chef(?:fe)? de|stagiaire|gestionnaire|desarrollador(?:a)?|ingenier[oa]|gerente|profesor(?:a)?|jef[ea] de|enfermer[oa]|director(?:a)|técnic[oa]|vendedor(?:a)?|contador(?:a)?|analista|desenvolvedor(?:a)?|engenheir[oa]|enfermeir[oa]|estagiári[oa]|coordenador(?:a)?|professor(?:a)|sviluppat(?:ore|rice)|ingegnere|insegnante|responsabile|impiegat[oa]|tirocinante|kierowni(?:k|czka)|inżynier|nauczyciel(?:ka)?|programist[ak]a?|specjalist(?:a|ka)|księgow[ya]|ontwikkelaar|medewerker|leraar|lerares|verpleegkundige|adviseur|" +
  'accountant|actor|actress|actuary|adjuster|adjunct|administrator|admin|advis[eo]r|advocate|agent|aide|ambassador|analyst|animator|anesthesiologist|apprentice|architect|archivist|artist|artisan|assembler|assessor|assistant|associate|attendant|attorney|auditor|author|baker|banker|barber|barista|bartender|biologist|board member|bookkeeper|broker|builder|bursar|butcher|buyer|captain|caregiver|caretaker|carer|carpenter|cashier|ceo|cfo|chair(?:man|woman|person)?|champion|chef|chemist|chief|cio|ciso|cleaner|clerk|clinician|cmo|coach|co-?founder|collector|columnist|commander|composer|comptroller|conductor|conservator|consultant|contractor|controller|cook|coordinator|co-?ordinator|copywriter|coo|correspondent|cpo|counsel|counsel+or|courier|cto|curator|custodian|dean|decorator|dentist|deputy|designer|detective|developer|devops|dietitian|director|dispatcher|doctor|draft(?:er|sman)|driver|ecologist|economist|editor|educator|electrician|employee|engineer|entrepreneur|estimator|evangelist|examiner|executive|expert|facilitator|faculty|farmer|fellow|field ?worker|firefighter|fitter|florist|forecaster|foreman|forester|founder|freelancer?|generalist|geologist|greeter|grower|guard|guide|hand|handler|head|helper|host|hostess|housekeeper|hygienist|illustrator|inspector|installer|instructor|intern|interpreter|interviewer|investigator|investor|janitor|journalist|judge|keeper|laborer|labourer|landscaper|lawyer|lead(?:er)?|lecturer|librarian|lieutenant|lifeguard|linguist|machinist|maid|maker|manager|mason|mathematician|mechanic|mediator|member of (?:the )?technical staff|mentor|merchandi[sz]er|midwife|miner|moderator|musician|nanny|negotiator|nurse|nutritionist|officer|operative|operator|optician|optometrist|organi[sz]er|owner|packer|painter|paralegal|paramedic|partner|pastor|pathologist|pharmacist|phlebotomist|photographer|physician|physicist|physiotherapist|pilot|planner|plumber|podiatrist|policeman|porter|practitioner|president|principal|probation|processor|producer|product owner|professional|professor|programmer|prosecutor|psychiatrist|psychologist|publicist|publisher|purchaser|radiographer|radiologist|ranger|realtor|receptionist|recruiter|registrar|reporter|representative|rep|researcher|resident|retoucher|reviewer|rigger|roofer|sailor|salesman|salesperson|scheduler|scholar|scientist|scribe|sculptor|seamstress|secretary|seller|sergeant|server|shopper|singer|solicitor|sommelier|specialist|sre|staff|stagehand|steward|stewardess|stocker|strategist|stylist|superintendent|supervisor|surgeon|surveyor|tailor|teacher|teaching fellow|technician|technologist|telemarketer|teller|tester|therapist|toolmaker|trader|trainee|trainer|translator|treasurer|tutor|typist|underwriter|usher|veterinarian|vice president|vp|svp|evp|avp|videographer|volunteer|waiter|waitress|warden|webmaster|welder|worker|writer|zoologist|praktikant(?:in)?|werkstudent(?:in)?|working student|ta|ra|internship|externship|apprenticeship|traineeship|residency|fellowship|co-?op';

/** Words that a title begins with. */
export const titleQualifiers =
  'senior|sr|junior|jr|lead|principal|staff|chief|head|deputy|assistant|associate|interim|acting|vice|managing|executive|general|global|regional|founding|graduate|summer|part-?time|full-?time|freelance|independent|contract|visiting|research|teaching|software|product|project|data|registered|licensed|certified';

/** A word that ends like what somebody does: weaker than a known one. */
export const agentEnding =
  /\p{Ll}{2}(?:eer|ist|ician|ologist|smith|keeper|maker|worker|person|woman|master)s?$/u;

/** Words that firms, offices and institutions have in their names, and nobody's title. */
export const organisationWords =
  'inc|incorporated|llc|l\\.l\\.c|llp|lp|plc|ltd|limited|gmbh|ag|kg|ohg|se|s\\.?a\\.?s?|s\\.?r\\.?l|s\\.?p\\.?a|b\\.?v|n\\.?v|oy|ab|a/s|aps|pty|pvt|corp|corporation|co|company|companies|group|gruppe|holdings?|bank|banking|university|universität|université|universidad|college|school|academy|institute|institut|hospital|clinic|clinics|medical center|health|healthcare|labs?|laboratory|laboratories|technologies|technology|tech|solutions|systems|services|partners|associates|consulting|consultancy|studios?|media|foundation|agency|ministry|department of|council|authority|commission|bureau|restaurant|hotel|hotels|café|cafe|bistro|bakery|grill|kitchen|airlines|airways|industries|industrial|enterprises|energy|power|electric|motors|automotive|capital|ventures|investments|insurance|assurance|logistics|freight|shipping|retail|stores?|supermarkets?|markets?|pharma|pharmaceuticals|pharmacy|biotech|therapeutics|robotics|networks?|telecom|communications|interactive|games|entertainment|pictures|press|publishing|publications|news|times|museum|gallery|library|theatre|theater|church|trust|society|association|federation|union|club|city of|county|state of|district|army|navy|air force|marine corps|airport|port|farms?|foods?|beverages?|brewery|construction|builders|properties|realty|estate|architects|law firm|legal|attorneys|cloud|analytics|dynamics|financial|finance|international|worldwide|works|software gmbh|center|centre|nonprofit|charity|startup|community college|high school|elementary|district';

/** Words of teams within a firm. */
export const teamWords =
  'team|squad|department|dept|division|unit|office|desk|practice|organi[sz]ation|org|branch|chapter|program(?:me)?';

/** What is taken home from a school. */
export const degreeWords =
  "b\\.?\\s?s\\.?c?\\.?|b\\.?\\s?a\\.?|b\\.?\\s?f\\.?\\s?a\\.?|b\\.?\\s?eng\\.?|b\\.?\\s?e\\.?|b\\.?\\s?tech\\.?|b\\.?\\s?com\\.?|b\\.?b\\.?a\\.?|b\\.?\\s?ed\\.?|b\\.?\\s?arch\\.?|b\\.?s\\.?n\\.?|b\\.?sc\\.?\\s?\\(?hons\\.?\\)?|b\\.?a\\.?\\s?\\(?hons\\.?\\)?|ll\\.?\\s?b\\.?|ll\\.?\\s?m\\.?|bachelor(?:['’]?s)?|bacharelado|licen[cs]iatura|licence|laurea|m\\.?\\s?s\\.?c?\\.?|m\\.?\\s?a\\.?|m\\.?\\s?f\\.?\\s?a\\.?|m\\.?\\s?eng\\.?|m\\.?\\s?tech\\.?|m\\.?\\s?b\\.?\\s?a\\.?|m\\.?\\s?ed\\.?|m\\.?\\s?phil\\.?|m\\.?p\\.?h\\.?|m\\.?p\\.?a\\.?|m\\.?s\\.?w\\.?|m\\.?s\\.?n\\.?|m\\.?i\\.?s\\.?|m\\.?arch\\.?|mres|mtech|mca|bca|pgdm|master(?:['’]?s)?|magister|mestrado|maestr[ií]a|maîtrise|ph\\.?\\s?d\\.?|d\\.?\\s?phil\\.?|doctorate|doctor(?: of| in)?|doctoral|dr\\.? rer\\.? nat\\.?|m\\.?\\s?d\\.?|j\\.?\\s?d\\.?|ed\\.?\\s?d\\.?|pharm\\.?\\s?d\\.?|d\\.?d\\.?s\\.?|d\\.?v\\.?m\\.?|dnp|associate(?:['’]?s)?(?: degree)?(?: of| in)|associate(?:['’]s)|associate degree|a\\.?\\s?a\\.?s\\.?|a\\.?\\s?s\\.?|a\\.?\\s?a\\.?|diploma|diplom(?:-\\p{L}+)?|dipl\\.?-?\\p{L}*\\.?|dut|bts|hnd|hnc|certificate|certification|postgraduate|post-graduate|graduate certificate|undergraduate|degree|major|minor|high school diploma|secondary school|ged|g\\.e\\.d\\.|abitur|baccalaur[ée]at|baccalaureate|matura|a[- ]levels?|gcses?|o[- ]levels?|bootcamp|boot camp|nanodegree|apprenticeship|exchange(?: semester| program(?:me)?)?|semester abroad|study abroad|coursework toward|candidate|state exam(?:ination)?|staatsexamen|studies in";

/** Words that schools have in their names. */
export const institutionWords =
  'universit\\p{L}*|universidad\\p{L}*|uniwersytet|univerzit\\p{L}*|üniversite\\p{L}*|yliopisto|egyetem|college|colegio|collège|school|\\p{L}*schule|hogeschool|högskola|høgskole|gym?nasi(?:um|o)|lyc[ée]e|lyceum|liceum|liceo|scuola|escola|szkoła|škola|skola|skole|sekolah|sma|smk|vidyalaya|institute|institut|instituto|academy|academia|akademia|académie|polytechni\\p{L}*|politechni\\p{L}*|politecnico|politeknik|école|escuela|hochschule|fachhochschule|conservator[yi]|conservatoire|seminary|faculty|tech|bootcamp|mit|eth|epfl|iit|iim|nit|bits|iiit|ucla|uc|usc|nyu|lse|ucl|insead|kth|tu|lmu|rwth|suny|cuny|cal poly|caltech|virginia tech|georgia tech|high';

/** States, provinces and territories of the countries whose people write "City, State". */
export const stateNames: readonly string[] =
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland and Labrador|Prince Edward Island|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Bavaria|Bayern|Maharashtra|Karnataka|Tamil Nadu|Telangana|Kerala|Gujarat|Punjab|Haryana|Uttar Pradesh|West Bengal|Catalonia|Île-de-France|Gauteng|Western Cape|Lagos State`.split(
    '|',
  );

export const stateCodes: readonly string[] =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|D\\.C\\.|PR|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|ACT|TAS'.split(
    '|',
  );

/** What stands in the place of a place. */
export const workModes =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|work from home|wfh|distributed|worldwide|nationwide|various locations|multiple locations)$/i;
