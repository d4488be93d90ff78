export interface DemoComment {
  post: string;
  name: string;
  text: string;
  hoursAfter: number;
  answers?: readonly Omit<DemoComment, 'post'>[];
  byStaff?: boolean;
  /** Waits for staff. */
  isHeld?: boolean;
}

/** What readers have said below the posts of the demo. */
export const demoComments: readonly DemoComment[] = [
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Beatriz Fonseca',
    hoursAfter: 5,
    text: 'The line that appears twice in different words. I went back to the posting I applied to on Monday and there it was, “flexible” in three places. I asked. It is the weekends.',
    answers: [
      {
        name: 'Callum Reid',
        hoursAfter: 9,
        text: 'Ours said “hands-on mentality” twice. It meant that the cleaner had left.',
        answers: [
          {
            name: 'Beatriz Fonseca',
            hoursAfter: 11,
            text: 'At least you knew before the first day.',
          },
        ],
      },
    ],
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Yusuf Demir',
    hoursAfter: 20,
    text: 'How would you count a requirement such as “native speaker”? I have lived here for fourteen years and teach in the language.',
    answers: [
      {
        name: 'Marta Lindqvist',
        byStaff: true,
        hoursAfter: 27,
        text: 'As a wish that somebody wrote down badly. What they need is a level. Apply, and say in one sentence what you do in the language all day.',
        answers: [
          { name: 'Yusuf Demir', hoursAfter: 30, text: 'I did, and I am invited for Thursday. Thank you.' },
        ],
      },
    ],
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Hedda Nygaard',
    hoursAfter: 44,
    text: 'I hire for a small bakery and read this with red ears. Our posting has nine requirements. It will have four by tonight.',
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Owen Pritchard',
    hoursAfter: 60,
    text: 'Copying the text into a file before it disappears: I wish somebody had told me a year ago.',
  },
  {
    post: 'structured-interviews-for-small-companies',
    name: 'Ruth Abelson',
    hoursAfter: 16,
    text: 'We are two people and a dog. We tried it with three questions and it already changed whom we took. The dog disagreed.',
  },
  {
    post: 'the-first-third-of-the-page',
    name: 'Nikhil Rao',
    hoursAfter: 13,
    text: 'Does the folding test also work for resumes in two languages? I send one page each.',
    answers: [
      {
        name: 'Tom Adeyemi',
        byStaff: true,
        hoursAfter: 22,
        text: 'Fold each of them. If one of the two passes and the other does not, you have found out which language you think about work in.',
      },
    ],
  },
  {
    post: 'the-first-third-of-the-page',
    name: 'Lena Vogt',
    hoursAfter: 70,
    isHeld: true,
    text: 'My last employer insisted on a photograph. Would you leave it out even then, if I apply inside the same group again?',
  },
  {
    post: 'how-much-work-is-remote',
    name: 'Grace Otieno',
    hoursAfter: 30,
    isHeld: true,
    text: 'Question six is worth the whole article. In my last company everybody who was promoted sat on the same floor.',
  },
  {
    post: 'after-you-press-send',
    name: 'Best Rates Today',
    hoursAfter: 3,
    isHeld: true,
    text: 'Great article!! Visit www.cheap-loans.example for the best rates of today.',
  },
];
