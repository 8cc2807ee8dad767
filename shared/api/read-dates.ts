import { DATE_TIMES } from './date-times.generated';

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function readAt(holder: unknown, [step = '', ...rest]: readonly string[]): void {
  if (!isHolder(holder)) return;
  for (const name of step === '*' ? Object.keys(holder) : [step]) {
    const value = holder[name];
    if (rest.length > 0) readAt(value, rest);
    else if (typeof value === 'string') holder[name] = new Date(value);
  }
}

/**
 * Converts the date-times of a call's response to `Date`s, in place. Paths come from the call table, so that texts and
 * calendar days stay text. @param key the call, `GET property/{reference}`
 */
export function readDates<Answer>(key: string, answer: Answer): Answer {
  for (const path of (DATE_TIMES[key] ?? '').split(' ')) if (path) readAt(answer, path.split('.'));
  return answer;
}
