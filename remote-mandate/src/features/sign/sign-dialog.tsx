import type { ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useAmendmentSigning } from '../../data/amendment-actions';
import { useSigning } from '../../data/mandate-actions';
import { useSigningState } from '../../data/signing.queries';
import { FOLDER } from '../folder/folder-file';
import { SignForm, type SubmittedSignatures } from './sign-form';

interface SignDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

/** Shown while the signatories load. */
function Waiting({ query, onClose }: { query: ReturnType<typeof useSigningState>; onClose: () => void }): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <Dialog
      open
      title={t('sign.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      {query.error ? (
        <ScreenError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ScreenLoading>
          <Skeleton height={160} />
        </ScreenLoading>
      )}
    </Dialog>
  );
}

/** Shows where to add the scan of a document signed on paper, and closes. */
function useSignedPaper({ mandate: { id }, onClose }: SignDialogProps) {
  const { t } = useTranslation('mandate');
  return ({ onPaper }: SubmittedSignatures) => {
    onClose();
    if (!onPaper) return;
    const action = { label: t('sign.addScan'), to: `${paths.mandate(id)}#${FOLDER}` };
    bus.publish('notice.raised', { message: t('sign.scanWanted'), action });
  };
}

/** Signs a mandate; the last signature brings it into force. */
export function SignDialog(props: SignDialogProps): ReactNode {
  const { mandate, onClose } = props;
  const { t } = useTranslation('mandate');
  const query = useSigningState(mandate.id);
  const { mutate, isPending, error } = useSigning(mandate);
  const onSigned = useSignedPaper(props);
  if (!query.data) return <Waiting query={query} onClose={onClose} />;
  const signable = {
    ...mandate,
    title: t('sign.title'),
    last: (count: number) => t('sign.all', { count }),
    effect: t(mandate.type === 'PARTNER' ? 'sign.lastPartner' : 'sign.last'),
    missing: query.data.missing,
  };
  return (
    <SignForm
      signable={signable}
      state={query.data}
      pending={isPending}
      error={error}
      onSign={(signed) => mutate(signed.signedBy, { onSuccess: () => onSigned(signed) })}
      onClose={onClose}
    />
  );
}

/** Signs the pending amendment; the last signature makes it effective. */
export function AmendmentSignDialog(props: SignDialogProps): ReactNode {
  const { mandate, onClose } = props;
  const { t } = useTranslation('mandate');
  const query = useSigningState(mandate.id);
  const { mutate, isPending, error } = useAmendmentSigning(mandate);
  const onSigned = useSignedPaper(props);
  const { pendingAmendment: pending } = mandate;
  if (!pending) return null;
  if (!query.data) return <Waiting query={query} onClose={onClose} />;
  const signable = {
    ...pending,
    title: t('amend.signTitle', { number: mandate.amendments.length + 1 }),
    last: (count: number) => t('amend.signAll', { count }),
    effect: t('amend.signLast'),
    missing: [],
  };
  return (
    <SignForm
      signable={signable}
      state={query.data}
      pending={isPending}
      error={error}
      onSign={(signed) => mutate(signed.signedBy, { onSuccess: () => onSigned(signed) })}
      onClose={onClose}
    />
  );
}
