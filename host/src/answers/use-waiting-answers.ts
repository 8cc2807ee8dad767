import { useCall } from '@pignon/shared/api';

/** More than anybody leaves unanswered: beyond it the number alone counts. */
const MOST = 50;

/** Wishes and questions of customers that wait for the person at work; a refusal waits for nobody. */
export function useWaitingAnswers() {
  const body = { dto: { whose: 'ME' as const, kind: ['LIKED' as const, 'QUESTION' as const] }, pageSize: MOST };
  return useCall('POST proposal/answer/find', { body }, { watch: true });
}
