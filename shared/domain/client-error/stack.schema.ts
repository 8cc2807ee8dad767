import { z } from 'zod';
import { ClientErrorSchema } from './client-error.schema';

/** A stack as a browser wrote it. */
export const StackSchema = z.strictObject({ stack: ClientErrorSchema.shape.stack.unwrap() });
