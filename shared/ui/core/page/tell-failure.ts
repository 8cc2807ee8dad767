import { reportFault } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { sentenceOf } from './error-sentence';

/**
 * Reports a caught failure of a user's action: the refusal's sentence, else `otherwise`; a programming error is
 * reported too.
 */
export function tellFailure(error: unknown, otherwise: string): void {
  const message = sentenceOf(error) ?? otherwise;
  bus.publish('error.raised', { message });
  reportFault(error);
}
