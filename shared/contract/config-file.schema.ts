import { z } from 'zod';

const Text = z.string().min(1);
const Links = z.strictObject({
  cadastre: Text,
  dvf: Text,
  georisques: Text,
  supportRequest: Text,
  supportProgress: Text,
});

/** Who may bring a remote from their own machine, as an installation says it. */
export const OverridesSchema = z.enum(['off', 'support', 'everybody']);

/**
 * What a file may change of the public configuration. Where identity is emulated, and which contract the host has, are
 * facts of the server that no file changes.
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
  })
  .partial();
