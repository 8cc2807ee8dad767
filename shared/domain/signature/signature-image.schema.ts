import { z } from 'zod';

/** A signature drawn on screen, as a `data:` address. */
export const SignatureImage = z
  .string()
  .max(200_000)
  .regex(/^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/, 'Image de signature invalide');
