import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { raiseNotice } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Button, Trash2Icon } from '@pignon/shared/ui/core';
import type { PortalView } from '../../../data/sync.queries';
import { ConfirmDialog } from '../../confirm-dialog';

/** Deletes a portal after its consequences are shown. */
export function DeletePortal({ portal: { code, name } }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useMutation({
    mutationFn: () => call('DELETE sync/{portal}', { params: { portal: code } }),
    onSuccess: () => {
      raiseNotice(t('sync.deleted', { name }));
      void navigate(paths.portals);
    },
  });
  return (
    <div>
      <Button danger icon={<Trash2Icon />} onClick={() => setIsOpen(true)}>
        {t('sync.delete')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('sync.deleteTitle', { name })}
          text={t('sync.deleteText')}
          verb={t('sync.delete')}
          danger
          pending={deletion.isPending}
          error={deletion.error}
          onConfirm={() => deletion.mutate()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
