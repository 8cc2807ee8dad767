import { DATE_TIMES } from './date-times.generated';

type UnknownRecord = Record<string, unknown>;

const isUnknownRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;

function readAt(container: unknown, [segment = '', ...remainingPath]: readonly string[]): void {
  if (!isUnknownRecord(container)) return;
  for (const name of segment === '*' ? Object.keys(container) : [segment]) {
    const value = container[name];
    if (remainingPath.length > 0) readAt(value, remainingPath);
    else if (typeof value === 'string') container[name] = new Date(value);
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
