import { z } from 'zod';

/** An http or https address for a link. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'Adresse web invalide' }).max(500);
