import type { User } from '@waymark/contract/identity/accounts';
import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';

/** Document A, sections 3 and 4. */
export interface AuthState {
  user: User | null;
  accessToken: string;
  loading: boolean;
  isAuthenticated: boolean;
  authenticationChecked: boolean;
  critiqueDetail: CritiqueDetail;
}

export interface Session {
  user: User;
  accessToken: string;
}

export type AuthAction =
  | { type: 'pending' }
  | { type: 'signedIn'; session: Session }
  | { type: 'failed' }
  | { type: 'unanswered' }
  | { type: 'checkedWithoutCall' }
  | { type: 'userChanged'; user: User }
  | { type: 'critiqueChanged'; critiqueDetail: CritiqueDetail }
  | { type: 'loggedOut' };

export const initialAuthState: AuthState = {
  user: null,
  accessToken: '',
  loading: false,
  isAuthenticated: false,
  authenticationChecked: false,
  critiqueDetail: null,
};

export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'pending':
      return { ...state, loading: true };
    case 'signedIn':
      return {
        ...state,
        ...action.session,
        loading: false,
        isAuthenticated: true,
        authenticationChecked: true,
      };
    case 'failed':
      return { ...state, loading: false, authenticationChecked: true };
    // Who is there is as open as before.
    case 'unanswered':
      return { ...state, loading: false };
    case 'checkedWithoutCall':
      return { ...state, authenticationChecked: true };
    case 'userChanged':
      return { ...state, user: action.user };
    case 'critiqueChanged':
      return { ...state, critiqueDetail: action.critiqueDetail };
    case 'loggedOut':
      return { ...initialAuthState, authenticationChecked: true };
  }
}
