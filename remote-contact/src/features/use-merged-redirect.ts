import { useEffect } from 'react';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';

/** Redirects from a merged contact's id to the kept one, with a notice. */
export function useMergedRedirect(id: number, keptId: number | undefined): void {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const isMerged = keptId !== undefined && keptId !== id;
  useEffect(() => {
    if (!isMerged) return;
    bus.publish('notice.raised', { message: t('merge.followed') });
    void navigate(paths.contact(keptId), { replace: true });
  }, [isMerged, id, keptId, navigate, t]);
}
