import { z } from 'zod';
import { SIGN_IN_METHODS } from './runtime-config';

const Text = z.string().min(1);
const Links = z.strictObject({
  cadastre: Text,
  dvf: Text,
  georisques: Text,
  supportRequest: Text,
  supportProgress: Text,
});

/** Who may override a remote from their own machine, as configured by the installation. */
export const OverridesSchema = z.enum(['off', 'support', 'everybody']);

/** E-mail and password cannot be disabled: accounts are created and recovered by it. */
export const SignInMethodsSchema = z
  .array(z.enum(SIGN_IN_METHODS))
  .refine((signInMethods) => signInMethods.includes('password'), 'password cannot be left out')
  .refine((signInMethods) => new Set(signInMethods).size === signInMethods.length, 'each method once');

/** A path of the page's own origin: tokens are posted nowhere else. */
export const TokenSyncUrlSchema = z.string().regex(/^\/(?![\\/])[\w./~-]*$/, 'a path of this origin, like /session');

/**
 * Settings that a file may change in the public configuration. Identity emulation and the host's contract are facts of
 * the server, so no file changes them.
 */
export const ConfigFileSchema = z
  .strictObject({
    appTitle: Text,
    apiUrl: z.string().startsWith('/'),
    firebase: z.strictObject({ apiKey: Text, authDomain: Text, projectId: Text }),
    links: Links.partial(),
    environment: Text,
    offline: z.boolean(),
    overrides: OverridesSchema,
    signInMethods: SignInMethodsSchema,
    tokenSyncUrl: TokenSyncUrlSchema,
  })
  .partial();
