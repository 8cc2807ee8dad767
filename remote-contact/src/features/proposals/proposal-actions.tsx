import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { nextStatuses } from '@pignon/shared/domain/proposal/proposal-status';
import type { ProposalStepInput, Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { EllipsisIcon, IconButton, Menu, tellFailure, Undo2Icon, type MenuItem } from '@pignon/shared/ui/core';
import { takeBack } from './offer-undo';
import { RefuseDialog } from './refuse-dialog';

function useStep({ id, version }: Proposal) {
  const { t } = useTranslation('contact');
  return useMutation({
    mutationFn: (body: ProposalStepInput) => call('PATCH proposal/{id}/status', { params: { id }, body }, { version }),
    onError: (error) => {
      tellFailure(error, t('proposal.stepFailed'));
      // the customer or a colleague was faster
      bus.publish('proposal.saved', { proposalId: id });
    },
  });
}

/** Actions on a proposal; an unsent one can be undone. */
export function ProposalActions({ proposal }: { proposal: Proposal }): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useMay('write');
  const [refusing, setRefusing] = useState(false);
  const { mutate, isPending } = useStep(proposal);
  if (!mayWrite) return null;
  const { id, status, mail, propertyRef } = proposal;
  const steps: MenuItem[] = nextStatuses(status, 'STAFF').map((next) => ({
    kind: 'action',
    key: next,
    label: t(`proposal.do.${next}`),
    disabled: isPending,
    onSelect: () => (next === 'REFUSED' ? setRefusing(true) : mutate({ status: next })),
  }));
  const waitingActions: MenuItem[] =
    mail?.status === 'WAITING'
      ? [
          {
            kind: 'action',
            key: 'undo',
            icon: <Undo2Icon />,
            label: t('proposal.takeBack'),
            onSelect: () => void takeBack([id], t),
          },
        ]
      : [];
  return (
    <>
      <Menu
        label={t('proposal.actions', { reference: propertyRef })}
        side="end"
        items={[...waitingActions, ...steps]}
        trigger={(trigger) => (
          <IconButton {...trigger} icon={<EllipsisIcon />} label={t('proposal.actions', { reference: propertyRef })} />
        )}
      />
      {refusing && (
        <RefuseDialog
          isPending={isPending}
          onClose={() => setRefusing(false)}
          onRefuse={(reason, note) =>
            mutate(
              { status: 'REFUSED', reason, ...(note ? { note } : {}) },
              // a failure leaves the typed reason on screen
              { onSuccess: () => setRefusing(false) },
            )
          }
        />
      )}
    </>
  );
}
