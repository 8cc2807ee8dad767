import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, lazyDialog, Panel, ScreenError, SkeletonLines, UsersIcon } from '@pignon/shared/ui/core';
import { useSigningState } from '../../data/signing.queries';
import { PaperScan, SignatureLines } from '../sign/signature-lines';

const SignDialog = lazyDialog(async () => (await import('../sign/sign-dialog')).SignDialog);

/** Signatories with date and manner of signing, and recording of signatures. */
export function SignaturesPanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const query = useSigningState(mandate.id);
  const maySign = useMay('write') && mandate.status === 'PENDING';
  const ask = () => setIsDialogOpen(true);
  usePageActions(maySign ? [{ id: 'mandate.sign', label: t('sign.open'), run: ask }] : []);
  return (
    <Panel
      title={t('field.signatures')}
      icon={<UsersIcon />}
      count={query.data && query.data.signatories.length + 1}
      action={
        maySign && (
          <Button type="primary" size="small" onClick={ask}>
            {t('sign.open')}
          </Button>
        )
      }
    >
      {query.data ? (
        <SignatureLines signatories={query.data.signatories} signed={mandate} />
      ) : query.error ? (
        <ScreenError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonLines lines={mandate.counterParts.length + 1} />
      )}
      <PaperScan mandateId={mandate.id} signed={mandate} />
      {isDialogOpen && <SignDialog mandate={mandate} onClose={() => setIsDialogOpen(false)} />}
    </Panel>
  );
}
