import { useState, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import { MAX_INTRODUCTION, MAX_PAIRS } from '@pignon/shared/domain/proposal/proposal.limits';
import { PROPOSAL_MEANS, type ProposalMeans } from '@pignon/shared/domain/proposal/proposal.enums';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  Dialog,
  Field,
  ScreenError,
  Segmented,
  tellFailure,
  SendIcon,
  SkeletonLines,
} from '@pignon/shared/ui/core';
import { usePropose, useProposalPreview } from '../../data/proposal.queries';
import { MailPreview } from './mail-preview';
import { offerUndo } from './offer-undo';
import { Recipients } from './recipients';
import { wordKey } from '../field-labels';
import styles from './proposals.module.css';

interface ProposeDialogProps {
  pairs: readonly Pair[];
  onClose: () => void;
}

/** Recipients, refusals with reasons, and the message as it will be sent. */
export function ProposeDialog({ pairs, onClose }: ProposeDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  const [means, setMeans] = useState<ProposalMeans>('EMAIL');
  const [typed, setTyped] = useState<string | null>(null);
  // applied to the message after typing pauses
  const [introduction, setIntroduction] = useState<string | undefined>(undefined);
  // one key per opening: the server makes one proposal under it, and refuses another one after a lost answer
  const [key] = useState(() => crypto.randomUUID());
  const request = { pairs: pairs.slice(0, MAX_PAIRS), means };
  const preview = useProposalPreview({ ...request, ...(introduction ? { introduction } : {}) });
  const { mutate, isPending } = usePropose(key);
  const { data } = preview;
  const accepted = data?.accepted ?? [];
  const customers = new Set(accepted.map(({ contactId }) => contactId)).size;
  const words = means === 'EMAIL' ? typed?.trim() : undefined;
  const send = () =>
    mutate(
      { ...request, pairs: accepted, ...(words ? { introduction: words } : {}) },
      {
        onSuccess: ({ proposals, refused: [firstRefusal], undoUntil }) => {
          if (firstRefusal) bus.publish('error.raised', { message: firstRefusal.message });
          if (proposals.length === 0) return void preview.refetch();
          const count = new Set(proposals.map(({ contactId }) => contactId)).size;
          const message = t(means === 'EMAIL' ? 'propose.sending' : 'propose.noted', { count });
          offerUndo(
            message,
            proposals.map(({ id }) => id),
            undoUntil,
            t,
          );
          onClose();
        },
        onError: (error) => tellFailure(error, t('propose.failed')),
      },
    );
  return (
    <Dialog
      open
      width={760}
      title={t('propose.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('propose.cancel')}</Button>
          <Button
            type="primary"
            icon={<SendIcon />}
            loading={isPending}
            disabled={accepted.length === 0}
            onClick={send}
          >
            {t(means === 'EMAIL' ? 'propose.send' : 'propose.note', { count: customers })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Segmented
          label={t('propose.means')}
          value={means}
          options={PROPOSAL_MEANS.map((value) => ({ value, label: t(wordKey('proposalMeans', value)) }))}
          onChange={setMeans}
        />
        {pairs.length > MAX_PAIRS && (
          <p className={styles.over}>{t('propose.over', { count: pairs.length - MAX_PAIRS, most: MAX_PAIRS })}</p>
        )}
        {preview.error ? (
          <ScreenError error={preview.error} onRetry={() => void preview.refetch()} />
        ) : data ? (
          <Recipients accepted={data.accepted} refused={data.refused} />
        ) : (
          <SkeletonLines lines={4} />
        )}
        {means === 'EMAIL' && data && accepted.length > 0 && (
          <>
            <Field label={t('propose.introduction')} hint={t('propose.introductionHint')}>
              {(ids) => (
                <textarea
                  {...ids}
                  className={styles.introduction}
                  rows={3}
                  maxLength={MAX_INTRODUCTION}
                  value={typed ?? data.introduction}
                  onChange={(event) => setTyped(event.target.value)}
                  onBlur={() => setIntroduction(typed?.trim() || undefined)}
                />
              )}
            </Field>
            {data.mail && <MailPreview mail={data.mail} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
