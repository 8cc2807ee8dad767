export { startSession } from './start-session';
export {
  getToken,
  googleAccounts,
  isGoogleEmulated,
  reloadProfile,
  resetPassword,
  signIn,
  signInWithGoogle,
  signInWithGoogleAccount,
  signOut,
  signUp,
} from './sign-in';
export { hasRole, useHasRole, useIdleSeconds, useSession, useUser } from './use-session';
export { stayActive } from './idle';
export { AUTH_CODES, asAuthFailure, AuthFailure, type AuthCode } from './auth-failure';
export { newGoogleAccount } from './new-google-account';
export type { GoogleAccount, Identity, IdentityService } from './identity-service';
export type { EndReason, SessionState } from './session-state';
