import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { ButtonLink, FileUpIcon } from '@pignon/shared/ui/core';

function ImportLink(): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const run = () => void navigate('/contact/import');
  usePageActions([{ id: 'import', label: t('import.title'), icon: <FileUpIcon />, to: '/contact/import', run }]);
  return (
    <ButtonLink to="/contact/import" icon={<FileUpIcon />}>
      {t('import.open')}
    </ButtonLink>
  );
}

/** The way to the import of a file, for those who may. */
export function ImportContacts(): ReactNode {
  return useMay('manage') ? <ImportLink /> : null;
}
