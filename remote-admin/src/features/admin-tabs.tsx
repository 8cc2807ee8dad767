import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { LinkTabs } from '@pignon/shared/ui/core';
import { ADMIN_MODELS, type AdminModel } from './admin-sections';

/** The parts of the administration area. */
export function AdminTabs({ model }: { model: AdminModel | null }): ReactNode {
  const { t } = useTranslation('admin');
  const tabs = ADMIN_MODELS.map((one) => ({
    to: paths.administration(one),
    label: t(`tab.${one}`),
    current: one === model,
  }));
  return <LinkTabs label={t('title')} tabs={tabs} />;
}
