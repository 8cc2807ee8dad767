import { reportFault } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { sentenceOf } from './error-sentence';

/**
 * Tells the person of something that failed where they asked for it, for what is caught by hand: in the words of the refusal,
 * or in these; a mistake in the code is reported too.
 */
export function tellFailure(error: unknown, otherwise: string): void {
  const message = sentenceOf(error) ?? otherwise;
  bus.publish('error.raised', { message });
  reportFault(error);
}
