import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { raiseNotice } from '@pignon/shared/bus';
import type { ContactToReview } from '@pignon/shared/domain/contact/erasure/review.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  ArchiveIcon,
  Button,
  ChevronDownIcon,
  Menu,
  MessageSquareIcon,
  ShieldCheckIcon,
  tellFailure,
  Trash2Icon,
} from '@pignon/shared/ui/core';
import { useDecide } from '../../data/review.queries';
import { EraseDialog } from '../gdpr/erase-dialog';
import { useUnmaskedName } from '../use-unmasked-name';
import { KeepDialog } from './keep-dialog';

/** Decisions about an inactive contact: keep with a reason, ask, archive, erase. */
export function DecisionMenu({ contact }: { contact: ContactToReview }): ReactNode {
  const { t } = useTranslation('contact');
  const { id, archived } = contact;
  const label = t('review.decideOn', { name: useUnmaskedName()(contact) });
  const [open, setOpen] = useState<'keep' | 'erase' | null>(null);
  const restoreContact = async () => {
    const { version } = await call('GET contact/{id}', { params: { id } });
    await call('PATCH contact/{id}', { params: { id }, body: { archived: false } }, { version });
  };
  const { mutate, isPending } = useDecide(id, (decision) => {
    // a contact archived before the decision stays archived
    const isUndoable = decision === 'ARCHIVE' && !archived;
    const run = () => void restoreContact().catch((error: unknown) => tellFailure(error, t('gdpr.failed')));
    raiseNotice(t(`review.done.${decision}`), isUndoable ? { label: t('archive.takeBack'), run } : undefined);
  });
  const saveDecision = (decision: 'ASK' | 'ARCHIVE') =>
    mutate({ decision }, { onError: (error) => tellFailure(error, t('gdpr.failed')) });
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={label}
        side="end"
        trigger={(props) => (
          <Button {...props} icon={<ChevronDownIcon />} loading={isPending} aria-label={label}>
            {t('review.decide')}
          </Button>
        )}
        items={[
          {
            kind: 'action',
            key: 'keep',
            label: t('review.keepFor'),
            icon: <ShieldCheckIcon />,
            onSelect: () => setOpen('keep'),
          },
          {
            kind: 'action',
            key: 'ask',
            label: t('review.ask'),
            icon: <MessageSquareIcon />,
            onSelect: () => saveDecision('ASK'),
          },
          {
            kind: 'action',
            key: 'archive',
            label: t(archived ? 'review.leaveArchived' : 'archive.do'),
            icon: <ArchiveIcon />,
            onSelect: () => saveDecision('ARCHIVE'),
          },
          {
            kind: 'action',
            key: 'erase',
            label: t('gdpr.erase'),
            icon: <Trash2Icon />,
            onSelect: () => setOpen('erase'),
          },
        ]}
      />
      {open === 'keep' && <KeepDialog contactId={id} onClose={close} />}
      {open === 'erase' && <EraseDialog contactId={id} onClose={close} />}
    </>
  );
}
