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
