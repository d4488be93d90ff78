import type { TeamPart } from '@waymark/contract/hiring/choices';

/** The relation of a member to a posting. */
export interface Standing {
  /** False for viewers, suspended companies and members of other companies. */
  is_recruiter: boolean;
  is_owner: boolean;
  /** Null for a member outside the hiring team. */
  part: TeamPart | null;
  is_team_empty: boolean;
}

/** `own-first`: those of colleagues after handing in one's own, so that opinions stay independent. */
export type Sight = 'all' | 'own-first' | 'none';

export function sightOf({ is_recruiter: isRecruiter, is_owner: isOwner, part }: Standing): Sight {
  if (!isRecruiter) return 'none';
  if (isOwner || part === 'hiring-manager') return 'all';
  return part === null ? 'none' : 'own-first';
}

/** Owners and hiring managers; any recruiter puts together a team that is empty. */
export function mayChangeTeam({ is_recruiter, is_owner, part, is_team_empty }: Standing): boolean {
  return is_recruiter && (is_owner || part === 'hiring-manager' || is_team_empty);
}
