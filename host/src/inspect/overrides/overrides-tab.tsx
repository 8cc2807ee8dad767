import { useSyncExternalStore } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { PanelNote } from '@pignon/shared/ui/core';
import { overrides } from '../../boot/override/overrides';
import { OverrideForm } from './override-form';
import { OverrideLines } from './override-lines';

/** Lists the local remotes with their expiry, and a form to add one. */
export function OverridesTab() {
  const { t } = useTranslation('developer');
  const currentOverrides = useSyncExternalStore(overrides.subscribe, overrides.read);
  if (!overrides.may()) return <PanelNote>{t('overrides.forbidden')}</PanelNote>;
  return (
    <>
      <OverrideLines current={currentOverrides} />
      <OverrideForm />
    </>
  );
}
