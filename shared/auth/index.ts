export { startSession } from './start-session';
export {
  answerMaySignOut,
  changePassword,
  getToken,
  googleAccounts,
  identityAccount,
  isGoogleEmulated,
  leave,
  linkedProviders,
  passwordPolicy,
  prepareGoogle,
  readyToLeave,
  reloadProfile,
  resetPassword,
  signIn,
  signInWithGoogle,
  signInWithGoogleAccount,
  signOut,
  signUp,
} from './sign-in';
export {
  followSession,
  hasRole,
  hasLevel,
  useHasRole,
  useIdleSeconds,
  useMay,
  useOwnCharge,
  useSession,
  useUser,
} from './use-session';
export { stayActive } from './idle';
export { AUTH_CODES, asAuthFailure, AuthFailure, type AuthCode } from './auth-failure';
export { newGoogleAccount } from './google/new-google-account';
export type { IdentityAccount, Proof } from './identity/identity-account';
export type { GoogleAccount } from './google/google-account';
export type { Identity, IdentityService } from './identity/identity-service';
export type { Blocked, EndReason, SessionState, Unsaved } from './session-state';
