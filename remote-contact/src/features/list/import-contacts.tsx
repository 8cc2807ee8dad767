import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { ButtonLink, FileUpIcon } from '@pignon/shared/ui/core';

function ImportLink(): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const run = () => void navigate(paths.importContacts);
  usePageActions([{ id: 'import', label: t('import.title'), icon: <FileUpIcon />, to: paths.importContacts, run }]);
  return (
    <ButtonLink to={paths.importContacts} icon={<FileUpIcon />}>
      {t('import.open')}
    </ButtonLink>
  );
}

/** Link to the import of a file, for authorized users. */
export function ImportContacts(): ReactNode {
  return useMay('manage') ? <ImportLink /> : null;
}
