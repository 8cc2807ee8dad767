import { FeedbackSchema } from '@pignon/shared/domain/visit/visit.schema';
import { feedbackBody, newPoint, offeredDay, valuesOfFeedback } from './feedback-values';

const values = { ...valuesOfFeedback(null), interest: 4 };

it('requires only the stars', () => {
  expect(FeedbackSchema.safeParse(feedbackBody(values)).success).toBe(true);
  const problem = FeedbackSchema.safeParse(feedbackBody(valuesOfFeedback(null))).error?.issues[0];
  expect(problem).toMatchObject({ path: ['interest'] });
});

it('keeps a day only with a further step, and a reason only with a refusal', () => {
  const both = { ...values, nextDay: '2026-12-01', reason: 'PRICE' as const };
  expect(feedbackBody({ ...both, next: 'NO' })).toMatchObject({ nextDay: null, reason: 'PRICE' });
  expect(feedbackBody({ ...both, next: 'THINKING' })).toMatchObject({ nextDay: '2026-12-01', reason: null });
  expect(feedbackBody({ ...both, next: null })).toMatchObject({ nextDay: null, reason: null });
});

it('suggests a day for undecided visitors', () => {
  expect(offeredDay('THINKING', '2026-11-30')).toBe('2026-12-03');
  expect(offeredDay('OFFER', '2026-11-30')).toBeNull();
});

it('keeps a point once, whatever its spelling', () => {
  expect(newPoint('  Grand   garage ', [])).toBe('Grand garage');
  expect(newPoint('grand garage', ['Grand garage'])).toBeNull();
  expect(newPoint('  ', [])).toBeNull();
});
