export { startSession } from './start-session';
export {
  changePassword,
  getToken,
  googleAccounts,
  isGoogleEmulated,
  linkedProviders,
  passwordPolicy,
  reloadProfile,
  resetPassword,
  signIn,
  signInWithGoogle,
  signInWithGoogleAccount,
  signOut,
  signUp,
} from './sign-in';
export { followSession, hasRole, useHasRole, useIdleSeconds, useSession, useUser } from './use-session';
export { stayActive } from './idle';
export { AUTH_CODES, asAuthFailure, AuthFailure, type AuthCode } from './auth-failure';
export { newGoogleAccount } from './new-google-account';
export type { GoogleAccount, Identity, IdentityService } from './identity-service';
export type { Blocked, EndReason, SessionState } from './session-state';
