import { useState } from 'react';
import { call, useCall, useMutation } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { HomeView } from '@pignon/shared/contract';
import type { CustomerAnswer, AnswerOutcomeInput } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { tellFailure } from '@pignon/shared/ui/core';

/** Maximum number listed; the count includes the rest. */
const PAGE_SIZE = 50;

/** Fetches customers' answers that nobody has settled, newest first. */
export function useAnswers(owner: HomeView['whose']) {
  return useCall(
    'POST proposal/answer/find',
    { body: { dto: { whose: owner }, pageSize: PAGE_SIZE } },
    { watch: true },
  );
}

interface Settling {
  answer: CustomerAnswer;
  outcome: AnswerOutcomeInput;
}

/** Settles an answer: it leaves the list at once, and returns when the server refuses. */
export function useHandleAnswer() {
  const { t } = useTranslation('contact');
  const [settledVersions, setSettledVersions] = useState<ReadonlyMap<number, number>>(new Map());
  const { mutate } = useMutation({
    mutationFn: ({ answer: { id, version }, outcome }: Settling) =>
      call('PATCH proposal/answer/{id}', { params: { id }, body: { outcome } }, { version }),
    onMutate: ({ answer: { id, version }, outcome }) => {
      if (outcome !== null) setSettledVersions((all) => new Map(all).set(id, version));
    },
    onSuccess: (answer, { outcome }) => {
      if (outcome === null) return;
      const undo = () => mutate({ answer, outcome: null });
      raiseNotice(t(`answers.done.${outcome}`), { label: t('answers.undo'), run: undo });
    },
    onError: (error, { answer: { id, proposalId } }) => {
      setSettledVersions((all) => new Map([...all].filter(([other]) => other !== id)));
      tellFailure(error, t('answers.failed'));
      // another user handled it
      bus.publish('proposal.saved', { proposalId });
    },
  });
  return {
    settle: (answer: CustomerAnswer, outcome: AnswerOutcomeInput) => mutate({ answer, outcome }),
    /** Filters out answers settled here, unless they changed since. */
    remaining: (answers: readonly CustomerAnswer[]) =>
      answers.filter(({ id, version }) => version > (settledVersions.get(id) ?? 0)),
  };
}
