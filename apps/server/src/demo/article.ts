/** Abbreviations spoken letter by letter that begin with a vowel sound. */
const spelledWithVowel = /^(?:HR|RF|FP&A|SEO|HVAC|HSE|ESL|EHS|NEBOSH|R&D|MRI)\b/;
/** Written with a vowel, spoken with a consonant. */
const spokenWithConsonant = /^(?:Uni|UX|UI|Euro|One|Use|Utility)/i;

/** "a nurse", "an electrician", "an HR manager". */
export function withArticle(noun: string): string {
  if (spokenWithConsonant.test(noun)) return `a ${noun}`;
  return spelledWithVowel.test(noun) || /^[aeio]|^u/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** "the United States", but "Canada". */
export function definite(country: string): string {
  return /^(?:United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country;
}

/** Names of products and methods that look like ordinary words. */
const properNames = new Set(
  (
    'Agile Airflow Amadeus Argus Atoll Azure Basel Bayesian Bloomberg Bluebeam Canva Canvas Cisco Docker Excel Fanuc Figma ' +
    'Gainsight Go Heidenhain Incoterms Java Jira Juniper Kafka Kotlin Kubernetes Lightroom Linux Microsoft Minitab Moodle Navisworks ' +
    'Oracle Photoshop Playwright Procore Profinet Prometheus Python React Revit Salesforce Scrum Snowflake Solvency Spark ' +
    'Swift Tableau Terraform Vite Windows Wireshark Workday Yardi Zendesk Kanban'
  ).split(' '),
);

/** A skill inside a sentence: "negotiation", but "Python" and "CAN bus". */
export function inRunningText(skill: string): string {
  const [first = '', ...rest] = skill.split(' ');
  const ordinary =
    /^[A-Z][a-z-]+$/.test(first) && !properNames.has(first) && !rest.some((word) => /^[A-Z]/.test(word));
  return ordinary ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}
