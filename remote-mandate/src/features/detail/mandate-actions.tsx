import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { allowedStatuses, isExtensible } from '@pignon/shared/domain/mandate/mandate-status';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  ButtonLink,
  CalendarCheckIcon,
  EllipsisIcon,
  IconButton,
  Menu,
  PencilIcon,
} from '@pignon/shared/ui/core';
import { LazyConcludeDialog } from '../conclude/lazy-conclude-dialog';
import { EndDialog } from '../end/end-dialog';
import { moveLabel } from '../move-label';
import { DocumentsMenu } from './documents-menu';
import { ExtendDialog } from '../amend/extend-dialog';

interface ActionsProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

/** Actions allowed in the mandate's status, for those who may write. */
export function MandateActions(props: ActionsProps): ReactNode {
  return useMay('write') && <WriterActions {...props} />;
}

function WriterActions({ mandate, names }: ActionsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<MandateStatus | 'EXTEND'>();
  const { id, status } = mandate;
  const isPending = status === 'PENDING';
  // an extension starts at the present end
  const extends_ = !usePrivacy() && isExtensible(status) && !noticeInProgress(mandate);
  const edit = paths.editMandate(id);
  const choices = allowedStatuses(status).map((to) => ({ to, label: moveLabel(to, mandate, t) }));
  const close = () => setPendingAction(undefined);
  usePageActions([
    ...(isPending
      ? [{ id: 'mandate.edit', label: t('action.edit'), key: 'e' as const, run: () => void navigate(edit) }]
      : []),
    ...(extends_ ? [{ id: 'mandate.extend', label: t('extend.open'), run: () => setPendingAction('EXTEND') }] : []),
    ...choices.map(({ to, label }) => ({ id: `mandate.${to}`, label, run: () => setPendingAction(to) })),
  ]);
  return (
    <>
      <DocumentsMenu mandate={mandate} names={names} />
      {isPending && (
        <ButtonLink to={edit} icon={<PencilIcon />}>
          {t('action.edit')}
        </ButtonLink>
      )}
      {extends_ && (
        <Button icon={<CalendarCheckIcon />} onClick={() => setPendingAction('EXTEND')}>
          {t('extend.open')}
        </Button>
      )}
      {choices.length > 0 && (
        <Menu
          label={t('status.menu')}
          side="end"
          items={choices.map(({ to, label }) => ({
            kind: 'action',
            key: to,
            label,
            danger: to === 'CLOSED',
            onSelect: () => setPendingAction(to),
          }))}
          trigger={(trigger) => <IconButton {...trigger} label={t('status.menu')} icon={<EllipsisIcon />} />}
        />
      )}
      {pendingAction === 'EXTEND' && <ExtendDialog mandate={mandate} onClose={close} />}
      {pendingAction === 'SOLD' && <LazyConcludeDialog mandate={mandate} onClose={close} />}
      {pendingAction === 'CLOSED' && <EndDialog mandate={mandate} onClose={close} />}
    </>
  );
}
