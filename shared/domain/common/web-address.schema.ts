import { z } from 'zod';

/** An address that a link may lead to: http or https alone. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'Adresse web invalide' }).max(500);
