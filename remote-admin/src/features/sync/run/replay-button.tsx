import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Button, RotateCcwIcon } from '@pignon/shared/ui/core';
import type { PortalView, RunDetailView } from '../../../data/sync.queries';
import { ConfirmDialog } from '../../confirm-dialog';
import { isRunning, refusalOf } from '../portal-state';

/** Sends a run's stored file again, unchanged; hidden without a file or when nothing can be sent. */
export function ReplayButton({ run, portal }: { run: RunDetailView; portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { runId, fileName, portalName } = run;
  const replay = useMutation({
    mutationFn: () => call('POST sync/histo/{runId}/replay', { params: { runId }, body: { mode: 'SEND' } }),
    onSuccess: (newRun) => {
      setIsOpen(false);
      void navigate(paths.portalRun(newRun.runId));
    },
  });
  if (fileName === null || isRunning(run) || refusalOf(portal) !== null) return null;
  return (
    <>
      <Button icon={<RotateCcwIcon />} onClick={() => setIsOpen(true)}>
        {t('sync.replay')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('sync.replayTitle', { name: portalName })}
          text={t('sync.replayText', { name: fileName })}
          verb={t('sync.replay')}
          pending={replay.isPending}
          error={replay.error}
          onConfirm={() => replay.mutate()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
