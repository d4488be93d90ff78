import type { PlacedLine } from './text-rules.ts';

const technologyNames: readonly TechnologyName[] = [
  {
    right: 'JavaScript',
    wrong: ['Javascript', 'Java Script', 'Java script', 'javascript'],
    url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript',
  },
  {
    right: 'TypeScript',
    wrong: ['Typescript', 'Type Script', 'typescript'],
    url: 'https://www.typescriptlang.org/',
  },
  {
    right: 'React',
    wrong: ['ReactJS', 'ReactJs', 'Reactjs', 'React JS', 'React Js', 'React.JS', 'React.js'],
    url: 'https://react.dev/',
  },
  {
    right: 'React Native',
    wrong: ['ReactNative', 'React-native', 'React native'],
    url: 'https://reactnative.dev/',
  },
  {
    right: 'Node.js',
    wrong: ['NodeJS', 'NodeJs', 'Nodejs', 'Node JS', 'Node Js', 'Node.JS', 'node.js', 'nodejs'],
    url: 'https://nodejs.org/en/about',
  },
  { right: 'Vue.js', wrong: ['VueJS', 'VueJs', 'Vuejs', 'Vue JS', 'Vue.JS'], url: 'https://vuejs.org/' },
  {
    right: 'Next.js',
    wrong: ['NextJS', 'NextJs', 'Nextjs', 'Next JS', 'Next.JS'],
    url: 'https://nextjs.org/',
  },
  { right: 'Express', wrong: ['ExpressJS', 'ExpressJs', 'Expressjs'], url: 'https://expressjs.com/' },
  { right: 'AngularJS', wrong: ['AngularJs', 'Angularjs', 'Angular JS'], url: 'https://angularjs.org/' },
  { right: 'jQuery', wrong: ['JQuery', 'Jquery', 'JQUERY', 'jquery'], url: 'https://jquery.com/' },
  { right: 'GitHub', wrong: ['Github', 'Git Hub', 'GitHUB'], url: 'https://github.com/about' },
  { right: 'GitLab', wrong: ['Gitlab', 'GitLAB'], url: 'https://about.gitlab.com/' },
  { right: 'MySQL', wrong: ['MySql', 'Mysql', 'My SQL', 'MYSQL', 'mysql'], url: 'https://www.mysql.com/' },
  {
    right: 'PostgreSQL',
    wrong: ['Postgresql', 'PostgreSql', 'PostGreSQL', 'PostgresSQL', 'Postgre SQL', 'postgresql'],
    url: 'https://www.postgresql.org/about/',
  },
  { right: 'MongoDB', wrong: ['MongoDb', 'Mongodb', 'Mongo DB', 'mongodb'], url: 'https://www.mongodb.com/' },
  {
    right: 'DynamoDB',
    wrong: ['DynamoDb', 'Dynamodb', 'Dynamo DB'],
    url: 'https://aws.amazon.com/dynamodb/',
  },
  {
    right: 'Elasticsearch',
    wrong: ['ElasticSearch', 'Elastic Search', 'elasticsearch'],
    url: 'https://www.elastic.co/elasticsearch',
  },
  { right: 'RabbitMQ', wrong: ['RabbitMq', 'Rabbitmq', 'Rabbit MQ'], url: 'https://www.rabbitmq.com/' },
  { right: 'GraphQL', wrong: ['GraphQl', 'Graphql', 'Graph QL'], url: 'https://graphql.org/' },
  { right: 'Kubernetes', wrong: ['Kubernates', 'Kubernets', 'Kubernetis'], url: 'https://kubernetes.io/' },
  {
    right: 'TensorFlow',
    wrong: ['Tensorflow', 'Tensor Flow', 'tensorflow'],
    url: 'https://www.tensorflow.org/',
  },
  { right: 'PyTorch', wrong: ['Pytorch', 'Py Torch', 'pytorch'], url: 'https://pytorch.org/' },
  { right: 'NumPy', wrong: ['Numpy', 'numpy'], url: 'https://numpy.org/' },
  {
    right: 'scikit-learn',
    wrong: ['Scikit-Learn', 'Scikit Learn', 'Sci-kit learn', 'SciKit-Learn', 'Sklearn'],
    url: 'https://scikit-learn.org/',
  },
  { right: 'OpenCV', wrong: ['OpenCv', 'Opencv', 'Open CV'], url: 'https://opencv.org/' },
  { right: 'FastAPI', wrong: ['FastApi', 'Fast API', 'Fastapi'], url: 'https://fastapi.tiangolo.com/' },
  { right: 'BigQuery', wrong: ['Bigquery', 'Big Query'], url: 'https://cloud.google.com/bigquery' },
  {
    right: 'Power BI',
    wrong: ['PowerBI', 'PowerBi', 'Power Bi', 'Powerbi'],
    url: 'https://www.microsoft.com/power-platform/products/power-bi',
  },
  {
    right: 'PowerPoint',
    wrong: ['Powerpoint', 'Power Point', 'Power point'],
    url: 'https://www.microsoft.com/microsoft-365/powerpoint',
  },
  {
    right: 'SharePoint',
    wrong: ['Sharepoint', 'Share Point'],
    url: 'https://www.microsoft.com/microsoft-365/sharepoint/collaboration',
  },
  {
    right: 'PowerShell',
    wrong: ['Powershell', 'Power Shell'],
    url: 'https://learn.microsoft.com/powershell/',
  },
  {
    right: 'ASP.NET',
    wrong: ['ASP.Net', 'Asp.Net', 'Asp.net', 'asp.net'],
    url: 'https://dotnet.microsoft.com/apps/aspnet',
  },
  { right: 'macOS', wrong: ['MacOS', 'Mac OS X', 'MacOs'], url: 'https://www.apple.com/macos/' },
  {
    right: 'WordPress',
    wrong: ['Wordpress', 'Word Press', 'wordpress'],
    url: 'https://wordpress.org/about/',
  },
  { right: 'LinkedIn', wrong: ['Linkedin', 'Linked In', 'LinkedIN'], url: 'https://about.linkedin.com/' },
  { right: 'YouTube', wrong: ['Youtube', 'You Tube'], url: 'https://about.youtube/' },
  {
    right: 'InDesign',
    wrong: ['Indesign', 'In Design'],
    url: 'https://www.adobe.com/products/indesign.html',
  },
  {
    right: 'AutoCAD',
    wrong: ['Autocad', 'AutoCad', 'Auto CAD'],
    url: 'https://www.autodesk.com/products/autocad/overview',
  },
  { right: 'HubSpot', wrong: ['Hubspot', 'Hub Spot'], url: 'https://www.hubspot.com/' },
  { right: 'QuickBooks', wrong: ['Quickbooks', 'Quick Books'], url: 'https://quickbooks.intuit.com/' },
  { right: 'Salesforce', wrong: ['SalesForce', 'Sales Force CRM'], url: 'https://www.salesforce.com/' },
  { right: 'CircleCI', wrong: ['CircleCi', 'Circle CI'], url: 'https://circleci.com/' },
  { right: 'Bitbucket', wrong: ['BitBucket', 'Bit Bucket'], url: 'https://bitbucket.org/product' },
  { right: 'Firebase', wrong: ['FireBase', 'Fire Base'], url: 'https://firebase.google.com/' },
  {
    right: 'Ruby on Rails',
    wrong: ['Ruby on rails', 'Ruby On Rails', 'ROR'],
    url: 'https://rubyonrails.org/',
  },
  {
    right: 'IntelliJ IDEA',
    wrong: ['Intellij', 'IntelliJ Idea', 'Intelij'],
    url: 'https://www.jetbrains.com/idea/',
  },
  { right: 'ChatGPT', wrong: ['ChatGpt', 'Chat GPT', 'Chatgpt'], url: 'https://openai.com/chatgpt' },
];

interface Misspelt {
  written: string;
  right: string;
  url: string;
  line: string;
  text: string;
}

/** Not in addresses, handles and names of files, which are written as they have to be. */
const around = '[\\p{L}\\p{N}@/_-]';
const patterns = technologyNames.map(({ right, wrong, url }) => {
  const names = wrong
    .map((name) => name.replaceAll(/[.+]/g, String.raw`\$&`))
    .toSorted((a, b) => b.length - a.length);
  return {
    right,
    url,
    pattern: new RegExp(`(?<!${around}|\\.)(?:${names.join('|')})(?!${around}|\\.\\p{L})`, 'u'),
  };
});

/** Names of technologies that are not written as their makers write them, each once in a line. */
export function findMisspelt(lines: readonly PlacedLine[]): Misspelt[] {
  return lines.flatMap(({ id, text }) => {
    // In capitals or in small letters throughout, nothing is written in anybody's way.
    if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return [];
    return patterns.flatMap(({ right, url, pattern }) => {
      const written = pattern.exec(text)?.[0];
      return written === undefined ? [] : [{ written, right, url, line: id, text }];
    });
  });
}

const canonical = new Map(
  technologyNames.flatMap(({ right, wrong }) => wrong.map((name) => [name.toLowerCase(), right] as const)),
);

/** Other ways of writing a name, its own left out. */
export function spellingsOf(name: string): readonly string[] {
  const right = canonical.get(name.toLowerCase()) ?? name;
  const known = technologyNames.find((one) => one.right.toLowerCase() === right.toLowerCase());
  return known ? [known.right, ...known.wrong] : [];
}

/** A name as its makers write it, how it is written otherwise, and where they write it. */
interface TechnologyName {
  right: string;
  /** Compared letter by letter, capitals included. */
  wrong: readonly string[];
  url: string;
}
