import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { ButtonLink, FileUpIcon } from '@pignon/shared/ui/core';

const PATH = paths.takeOverMandates;

function Open(): ReactNode {
  const { t } = useTranslation('mandate');
  const navigate = useNavigate();
  const label = t('takeover.openLong');
  usePageActions([{ id: 'mandate.takeover', label, icon: <FileUpIcon />, to: PATH, run: () => void navigate(PATH) }]);
  return (
    <ButtonLink to={PATH} icon={<FileUpIcon />}>
      {t('takeover.open')}
    </ButtonLink>
  );
}

/** Link to take over mandates of other software, for authorized users. */
export function TakeoverLink(): ReactNode {
  return useMay('manage') ? <Open /> : null;
}
