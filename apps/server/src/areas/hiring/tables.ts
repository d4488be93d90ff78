import type {
  StageKind,
  StageMeaning,
  ConversationReportReason,
  InterviewStatus,
  Recommendation,
  TeamPart,
  OutsideStage,
} from '@waymark/contract/hiring/choices';
import type { JobType } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { ConversationReportDecision } from '@waymark/contract/office/staff-choices';
import type { Generated, GeneratedAlways } from 'kysely';

/** What an application's row knows; where it stands in the company's stages, its events tell. */
export type RecordedStatus = 'submitted' | 'viewed' | 'withdrawn';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    application_stages: {
      id: string;
      company_id: string;
      kind: StageKind;
      name: string;
      position: number;
      notifies: boolean;
      /** Set for an `own` stage of the board's list. */
      meaning: StageMeaning | null;
      created_at: Generated<Date>;
    };
    outside_applications: {
      id: string;
      user_id: string;
      title: string;
      company: string;
      link: string;
      note: string;
      stage: OutsideStage;
      /** Days as YYYY-MM-DD. */
      applied_on: string;
      remind_on: string | null;
      reminded_at: Date | null;
      created_at: Generated<Date>;
    };
    application_notes: {
      id: string;
      application_id: string;
      author_id: string | null;
      text: string;
      created_at: Generated<Date>;
    };
    hiring_team_members: {
      job_id: string;
      company_id: string;
      user_id: string;
      part: TeamPart;
      created_at: Generated<Date>;
    };
    scorecard_criteria: {
      id: string;
      job_id: string;
      name: string;
      position: number;
    };
    scorecards: {
      id: string;
      application_id: string;
      /** Null when a recruiter has deleted the account. */
      author_id: string | null;
      recommendation: Recommendation;
      text: Generated<string>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    scorecard_scores: {
      scorecard_id: string;
      criterion_id: string;
      /** 1 to 4 */
      score: number;
    };
    applicant_tags: {
      id: string;
      company_id: string;
      name: string;
      created_at: Generated<Date>;
    };
    application_tags: {
      application_id: string;
      tag_id: string;
    };
    applications: {
      id: string;
      job_id: string;
      user_id: string;
      /** The resume that its file was taken from; null once that is deleted for good. */
      resume_id: string | null;
      /** The file as it was sent; a trigger takes it from the resume. */
      file_id: Generated<string>;
      cover_letter: Generated<string>;
      status: RecordedStatus;
      created_at: Generated<Date>;
      /** Null is the company's stage `new`. */
      stage_id: Generated<string | null>;
      stage_version: Generated<number>;
      moved_at: Generated<Date>;
      moved_by: Generated<string | null>;
      told_version: Generated<number>;
      rating: Generated<number | null>;
      starred: Generated<boolean>;
    };
    application_events: {
      id: string;
      application_id: string;
      status: RecordedStatus;
      /** The stage that it led to, as it was called then, and who led there. */
      stage_kind: Generated<StageKind | null>;
      stage_name: Generated<string | null>;
      moved_by: Generated<string | null>;
      created_at: Generated<Date>;
    };
    application_answers: {
      application_id: string;
      question_id: string;
      answer: string;
      /** Whether it spoke against the applicant when it was given; for the employer's eyes alone. */
      is_knockout: boolean;
    };
    candidate_profiles: {
      /** What employers know the person by. */
      id: string;
      number: GeneratedAlways<number>;
      user_id: string;
      /** The person's own choice. */
      is_visible: Generated<boolean>;
      /** Whether employers find it; kept by triggers. */
      is_listed: GeneratedAlways<boolean>;
      resume_id: string | null;
      headline: Generated<string>;
      summary: Generated<string>;
      location: Generated<string>;
      place_id: number | null;
      types: Generated<JobType[]>;
      category: Generated<JobCategory>;
      skills: Generated<string[]>;
      is_remote_wished: Generated<boolean>;
      /** Minor units an hour. */
      rate_amount: number | null;
      rate_currency: string | null;
      rate_yearly_usd: number | null;
      search_vector: Generated<unknown>;
      headline_vector: Generated<unknown>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    candidate_exclusions: {
      profile_id: string;
      key: string;
      label: string;
      created_at: Generated<Date>;
    };
    candidate_views: {
      profile_id: string;
      company_id: string;
      /** YYYY-MM-DD */
      day: string;
      viewed_at: Generated<Date>;
      resume_read: Generated<boolean>;
      /** Which one, the last of the day. */
      resume_id: Generated<string | null>;
    };
    saved_candidates: {
      company_id: string;
      profile_id: string;
      saved_by: string | null;
      created_at: Generated<Date>;
    };
    conversations: {
      id: string;
      company_id: string;
      candidate_id: string;
      application_id: string | null;
      job_id: string | null;
      last_message_id: string;
      unread_by_company: Generated<number>;
      unread_by_candidate: Generated<number>;
      created_at: Generated<Date>;
    };
    messages: {
      id: string;
      conversation_id: string;
      /** Null when a recruiter has deleted the account. */
      author_id: string | null;
      from_company: boolean;
      text: string;
      read_at: Date | null;
      created_at: Generated<Date>;
    };
    blocked_companies: {
      candidate_id: string;
      company_id: string;
      created_at: Generated<Date>;
    };
    conversation_reports: {
      conversation_id: string;
      reason: ConversationReportReason;
      text: Generated<string>;
      created_at: Generated<Date>;
      /** Both or neither. */
      decided_at: Date | null;
      decision: ConversationReportDecision | null;
    };
    interview_rounds: {
      id: string;
      company_id: string;
      author_id: string | null;
      duration_minutes: number;
      /** An IANA name. */
      time_zone: string;
      place: Generated<string>;
      video_url: Generated<string>;
      note: Generated<string>;
      created_at: Generated<Date>;
    };
    interview_offers: {
      id: string;
      application_id: string;
      round_id: string;
      status: InterviewStatus;
      sequence: Generated<number>;
      answer: Generated<string>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    interview_slots: {
      id: string;
      round_id: string;
      starts_at: Date;
      taken_by: string | null;
    };
    decline_templates: {
      id: string;
      company_id: string;
      name: string;
      text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    company_retention: {
      company_id: string;
      months: number;
    };
    application_ends: {
      application_id: string;
      /** The end that the company was told of; nothing ends before it. */
      told_for: Date;
      told_at: Date;
    };
    pool_requests: {
      id: string;
      application_id: string;
      asked_by: string | null;
      asked_at: Date;
      /** Of the mailed link, which answers and takes a yes back. */
      token_hash: string;
      words: string;
      answered_at: Date | null;
      /** Null for a no. */
      agreed_until: Date | null;
      withdrawn_at: Date | null;
    };
    ended_applications: {
      job_id: string;
      /** YYYY-MM-DD */
      day: string;
      applications: number;
    };
    decline_letters: {
      application_id: string;
      batch_id: string;
      company_id: string;
      author_id: string | null;
      from_stage_id: string | null;
      text: string;
      due_at: Date;
      created_at: Generated<Date>;
    };
  }
}

declare module '../../platform/queue.ts' {
  interface QueuePayloads {
    /** A candidate's application was moved; told unless it is moved on before. */
    'application-moved': { applicationId: string; version: number };
  }
}
