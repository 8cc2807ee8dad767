import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { listAmendmentChanges } from '@pignon/shared/domain/mandate/amendment/amendment-changes';
import { amendmentRefusal, termsBefore } from '@pignon/shared/domain/mandate/amendment/amendment';
import type { Amendment, Mandate, PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { useSearchParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, Button, FileTextIcon, lazyDialog, Panel, sentenceOf, useDocumentWindow } from '@pignon/shared/ui/core';
import { useAmendmentDrop } from '../../data/amendment-actions';
import { useSigningState } from '../../data/signing.queries';
import type { Words } from '../mandate-title';
import { SignatureLines } from '../sign/signature-lines';
import { AmendedTable } from './amended-table';
import styles from '../detail/detail.module.css';

const AmendDialog = lazyDialog(async () => (await import('./amend-dialog')).AmendDialog);
const AmendmentSignDialog = lazyDialog(async () => (await import('../sign/sign-dialog')).AmendmentSignDialog);

interface SignedProps {
  mandate: Mandate;
  number: number;
  amendment: Amendment;
}

function PaperButton({ id, number }: { id: number; number: number }): ReactNode {
  const { t } = useTranslation('mandate');
  const { open, busy } = useDocumentWindow();
  const label = t('document.amendment', { number });
  const params = { id, number, x: 'agency' };
  return (
    <Button
      icon={<FileTextIcon />}
      loading={busy}
      disabled={usePrivacy()}
      aria-label={t('amend.pdf', { number })}
      onClick={() => void open(label, () => call('GET mandate/{id}/amendment/{number}/{x}/pdf', { params }))}
    >
      PDF
    </Button>
  );
}

interface WaitingProps {
  mandate: Mandate;
  pending: PendingAmendment;
  onEdit: () => void;
  onSign: () => void;
}

/** The pending amendment: changes, signatures, actions. */
function Waiting({ mandate, pending, onEdit, onSign }: WaitingProps): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  const mayAddAmendment = useMay('write') && amendmentRefusal(mandate) === null;
  const { mutate: drop, isPending: dropping, error } = useAmendmentDrop(mandate);
  const { data } = useSigningState(mandate.id);
  const { id, amendments, transactionType } = mandate;
  const number = amendments.length + 1;
  const signed = { ...pending, status: 'PENDING' as const, registerNumber: null, type: mandate.type };
  return (
    <li className={styles.amendment}>
      <strong>{t('amend.waiting', { number, day: formatDate(pending.drafted) })}</strong>
      <AmendedTable
        lines={listAmendmentChanges(termsBefore(mandate, pending.changes), pending.changes, transactionType)}
      />
      {data && <SignatureLines signatories={data.signatories} signed={signed} />}
      <div className={styles.amendmentActions}>
        {mayAddAmendment && (
          <Button type="primary" disabled={hidden} onClick={onSign}>
            {t('amend.open')}
          </Button>
        )}
        <PaperButton id={id} number={number} />
        {mayAddAmendment && (
          <Button disabled={hidden} onClick={onEdit}>
            {t('amend.change')}
          </Button>
        )}
        {mayAddAmendment && (
          <Button danger loading={dropping} onClick={() => drop()}>
            {t('amend.drop')}
          </Button>
        )}
      </div>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
    </li>
  );
}

/** Describes how and where an amendment was signed; empty for one that only moved the term. */
function signingWords({ signatures = [], signedPlace }: Amendment, t: Words): string {
  if (signatures.length === 0) return '';
  const manner = t(signatures.some(({ image }) => image === null) ? 'sign.how.PAPER' : 'sign.how.SCREEN');
  return signedPlace ? `${manner}, ${t('sign.at', { place: signedPlace })}` : manner;
}

function Signed({ mandate: { id, transactionType }, number, amendment }: SignedProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { date, endDate, before = {}, changes = endDate === null ? {} : { endDate } } = amendment;
  return (
    <li className={styles.amendment}>
      <div className={styles.amendmentLine}>
        <span>
          <strong>{t('amend.signed', { number, day: formatDate(date) })}</strong>{' '}
          <span className={styles.soft}>{signingWords(amendment, t)}</span>
        </span>
        <PaperButton id={id} number={number} />
      </div>
      <AmendedTable lines={listAmendmentChanges(before, changes, transactionType)} />
    </li>
  );
}

/** Amendments of a mandate with state and documents, the pending one first; the address can open a new one. */
export function AmendmentsPanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const [search, setSearch] = useSearchParams();
  const hidden = usePrivacy();
  const mayAmend = useMay('write') && !hidden && amendmentRefusal(mandate) === null;
  const [openDialog, setOpenDialog] = useState<'AMEND' | 'SIGN' | undefined>(search.has('amend') ? 'AMEND' : undefined);
  const { amendments, pendingAmendment } = mandate;
  const amend = () => setOpenDialog('AMEND');
  const close = () => {
    setOpenDialog(undefined);
    if (search.has('amend')) setSearch({}, { replace: true });
  };
  if (!mayAmend && amendments.length === 0 && !pendingAmendment) return null;
  return (
    <Panel
      title={t('field.amendments')}
      icon={<FileTextIcon />}
      action={mayAmend && !pendingAmendment && <Button onClick={amend}>{t('amend.prepare')}</Button>}
    >
      <ul className={styles.amendments}>
        {pendingAmendment && (
          <Waiting mandate={mandate} pending={pendingAmendment} onEdit={amend} onSign={() => setOpenDialog('SIGN')} />
        )}
        {amendments
          .map((amendment, index) => (
            <Signed key={`${index}-${amendment.date}`} mandate={mandate} number={index + 1} amendment={amendment} />
          ))
          .reverse()}
        {amendments.length === 0 && !pendingAmendment && <li className={styles.soft}>{t('amend.empty')}</li>}
      </ul>
      {openDialog === 'AMEND' && mayAmend && <AmendDialog mandate={mandate} onClose={close} />}
      {openDialog === 'SIGN' && <AmendmentSignDialog mandate={mandate} onClose={close} />}
    </Panel>
  );
}
