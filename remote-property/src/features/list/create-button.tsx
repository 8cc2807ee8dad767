import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, PlusIcon } from '@pignon/shared/ui/core';

/** Button that creates a property, for users who may. */
export function CreateButton() {
  const { t } = useTranslation('property');
  if (!useMay('write')) return null;
  return (
    <ButtonLink type="primary" icon={<PlusIcon />} to={paths.newProperty}>
      {t('views.create')}
    </ButtonLink>
  );
}
