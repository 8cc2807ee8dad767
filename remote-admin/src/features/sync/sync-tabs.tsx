import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { LinkTabs } from '@pignon/shared/ui/core';

const TABS = [
  ['portals', paths.portals],
  ['edit', paths.editPortals],
  ['histo', paths.portalRuns],
] as const;

/** The parts of the area of portals. */
export function SyncTabs({ current }: { current: (typeof TABS)[number][0] }): ReactNode {
  const { t } = useTranslation('admin');
  const tabs = TABS.map(([key, to]) => ({ to, label: t(`sync.tab.${key}`), current: key === current }));
  return <LinkTabs label={t('sync.title')} tabs={tabs} />;
}
