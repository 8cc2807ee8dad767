import { ProblemError } from '@pignon/shared/api';
import { AttemptKey } from './attempt-key';

const body = (title: string) => ({ title });

it('is the same for the same values, and another for changed ones', () => {
  const attempt = new AttemptKey();
  const key = attempt.keyOf(body('Appeler'));
  expect(attempt.keyOf(body('Appeler'))).toBe(key);
  attempt.failed(new ProblemError('VALIDATION', undefined, 422));
  expect(attempt.keyOf(body('Rappeler'))).not.toBe(key);
  attempt.succeeded();
  expect(attempt.keyOf(body('Appeler'))).not.toBe(key);
});

it('stays after a request without response, which may have been executed', () => {
  const attempt = new AttemptKey();
  const key = attempt.keyOf(body('Appeler'));
  attempt.failed(ProblemError.local('NETWORK'));
  expect(attempt.keyOf(body('Rappeler'))).toBe(key);
  attempt.failed(new ProblemError('CONFLICT', undefined, 409));
  expect(attempt.keyOf(body('Rappeler'))).not.toBe(key);
});
