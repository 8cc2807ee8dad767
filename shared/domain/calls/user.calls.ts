import { z } from 'zod';
import { ProfilePatch, UserParams, UserPatch } from '../user/user-change.schema';
import { InvitationReply, NewAccount, UserActivitySchema } from '../user/user-account.schema';
import {
  ApplicationCode,
  OwnUserSchema,
  RecoveryCodesSchema,
  SecondFactorCode,
  SecondFactorSchema,
  SecondFactorSetupSchema,
} from '../user/second-factor.schema';
import { AccountClosedSchema, UserFindQuery, UserSchema, WaitingKeySchema } from '../user/user.schema';
import { CartChange, CartSchema } from '../cart/cart.schema';
import { UserSessionParams, UserSessionSchema } from '../user/user-session.schema';
import { KnownPasswordQuery, KnownPasswordReply } from '../user/known-password.schema';
import { defineCalls } from './define-call';

export const userCalls = defineCalls({
  'GET user/me': {
    access: 'identity',
    summary: 'The signed-in user; the first call of an unknown identity creates a PENDING record without roles',
    kept: 'contacts',
    staleAfter: ['user'],
    reply: OwnUserSchema,
  },
  'GET user/me/waiting-key': {
    access: 'read',
    summary:
      'The key with which a browser seals what one enters without network, so that nobody else on that machine reads it',
    reply: WaitingKeySchema,
  },
  'GET user': {
    access: 'read',
    summary: 'Users, the inactive ones only on demand',
    kept: 'contacts',
    staleAfter: ['user'],
    query: UserFindQuery,
    reply: z.array(UserSchema),
  },
  'PATCH user/me': {
    access: 'read',
    summary: 'Change one’s own names, telephone numbers and picture',
    changes: ['user.saved'],
    body: ProfilePatch,
    version: 'required',
    reply: UserSchema,
  },
  'DELETE user/me': {
    access: 'read',
    summary: 'Close one’s own account and delete the identity behind it; needs a sign-in five minutes old at most',
    changes: { none: 'The session ends with the account.' },
    reply: AccountClosedSchema,
  },
  'DELETE user/me/session': {
    access: 'read',
    summary: 'End every session of one’s own, on every device; needs a sign-in five minutes old at most',
    changes: { none: 'The session ends with it.' },
    reply: z.void(),
  },
  'GET user/me/session': {
    access: 'read',
    summary: 'One’s own open sessions, by browser: the present one first, then by last use',
    reply: z.array(UserSessionSchema),
  },
  'DELETE user/me/session/current': {
    access: 'identity',
    summary: 'End the present session, as its browser signs out',
    changes: { none: 'The session ends with it.' },
    reply: z.void(),
  },
  'DELETE user/me/session/{id}': {
    access: 'read',
    summary: 'End one session of one’s own; needs a sign-in five minutes old at most',
    changes: { none: 'The list of sessions is read again where one is ended.' },
    params: UserSessionParams,
    reply: z.void(),
  },
  'GET user/me/second-factor': {
    access: 'identity',
    summary: 'Whether one’s own account has a second factor, and how many recovery codes are left',
    reply: SecondFactorSchema,
  },
  'POST user/me/second-factor': {
    access: 'identity',
    summary:
      'Make a new secret for an application of one’s own, effective once confirmed; needs a sign-in five minutes old at most',
    changes: { none: 'Nothing changes before the confirmation.' },
    reply: SecondFactorSetupSchema,
  },
  'POST user/me/second-factor/confirm': {
    access: 'identity',
    summary: 'Confirm the new secret with a code of the application; answers recovery codes, shown once',
    changes: { none: 'Asked again by the screen that shows it.' },
    body: ApplicationCode,
    reply: RecoveryCodesSchema,
  },
  'POST user/me/second-factor/verify': {
    access: 'identity',
    summary: 'Verify this session with a code of the application or a recovery code',
    changes: { none: 'Opens the session; nothing on screen depends on it before.' },
    body: SecondFactorCode,
    reply: z.void(),
  },
  'POST user/me/second-factor/recovery-codes': {
    access: 'read',
    summary: 'Replace one’s own recovery codes; needs a sign-in five minutes old at most',
    changes: { none: 'Asked again by the screen that shows it.' },
    reply: RecoveryCodesSchema,
  },
  'DELETE user/me/second-factor': {
    access: 'read',
    summary: 'Remove one’s own second factor, where none is required; needs a sign-in five minutes old at most',
    changes: { none: 'Asked again by the screen that shows it.' },
    reply: z.void(),
  },
  'GET user/me/cart': {
    access: 'read',
    summary: 'What one has put aside',
    reply: CartSchema,
  },
  'POST user/me/cart': {
    access: 'read',
    summary: 'Put properties and contacts into one’s cart and take others out; what does not exist is passed over',
    changes: { none: 'The cart is a store of its own, in step across tabs.' },
    body: CartChange,
    reply: CartSchema,
  },
  'POST password/known': {
    access: 'public',
    summary: 'Ends of the hashes of known passwords that begin as these do, and the agency’s own words',
    // no `reads`: browsers store what a page reads first, and no store may hold a part of a password’s hash
    changes: { none: 'It changes no record.' },
    body: KnownPasswordQuery,
    reply: KnownPasswordReply,
  },
  'POST user': {
    access: 'admin',
    summary: 'Make an account with roles before its owner signs in for the first time',
    changes: ['user.saved'],
    body: NewAccount,
    creates: true,
    reply: UserSchema,
  },
  'POST user/{loginEmail}/invitation': {
    access: 'admin',
    summary: 'Invite the owner of an account by e-mail who never signed in; sends again what was sent before',
    changes: ['user.saved'],
    params: UserParams,
    reply: InvitationReply,
    // the call contacts a mail server
    timeout: 60,
  },
  'GET user/activity': {
    access: 'admin',
    summary: 'Of each account: whether its owner ever signed in, when they were invited, and what they did last',
    staleAfter: ['user'],
    reply: z.array(UserActivitySchema),
  },
  'DELETE user/{loginEmail}/second-factor': {
    access: 'admin',
    summary: 'Remove the second factor of a user who lost device and recovery codes; ends every session of theirs',
    changes: ['user.saved'],
    params: UserParams,
    reply: z.void(),
  },
  'PATCH user/{loginEmail}': {
    access: 'admin',
    summary: 'Change a user: profile, roles, status; leaving ACTIVE ends every session of theirs',
    changes: ['user.saved'],
    params: UserParams,
    body: UserPatch,
    version: 'required',
    reply: UserSchema,
  },
});
