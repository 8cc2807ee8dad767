import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Button, RotateCcwIcon } from '@pignon/shared/ui/core';
import type { PortalView, RunDetailView } from '../../../data/sync.queries';
import { ConfirmDialog } from '../../confirm-dialog';
import { isUnderWay, refusalOf } from '../portal-state';

/** Sends a run's stored file again, unchanged; hidden without a file or when nothing can be sent. */
export function ReplayButton({ run, portal }: { run: RunDetailView; portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { runId, fileName, portalName } = run;
  const replay = useMutation({
    mutationFn: () => call('POST sync/histo/{runId}/replay', { params: { runId }, body: { mode: 'SEND' } }),
    onSuccess: (made) => {
      setAsks(false);
      void navigate(paths.portalRun(made.runId));
    },
  });
  if (fileName === null || isUnderWay(run) || refusalOf(portal) !== null) return null;
  return (
    <>
      <Button icon={<RotateCcwIcon />} onClick={() => setAsks(true)}>
        {t('sync.replay')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('sync.replayTitle', { name: portalName })}
          text={t('sync.replayText', { name: fileName })}
          verb={t('sync.replay')}
          pending={replay.isPending}
          error={replay.error}
          onConfirm={() => replay.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
