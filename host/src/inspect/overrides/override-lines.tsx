import type { Overrides } from '@pignon/shared/federation/override/override-record';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button, PanelLine, PanelList, PanelNote } from '@pignon/shared/ui/core';
import { overrides } from '../../boot/override/overrides';

/** Lists the local remotes, each with a button to return to the published version. */
export function OverrideLines({ current }: { current: Overrides }) {
  const { t } = useTranslation('developer');
  const lines = Object.entries(current);
  if (lines.length === 0) return <PanelNote>{t('overrides.none')}</PanelNote>;
  return (
    <>
      <PanelList>
        {lines.map(([name, { origin, until }]) => (
          <PanelLine key={name} title={name} note={t('overrides.from', { origin, time: formatTime(new Date(until)) })}>
            <Button
              size="small"
              aria-label={t('overrides.clearOf', { name })}
              onClick={() => void overrides.clear(name)}
            >
              {t('overrides.clear')}
            </Button>
          </PanelLine>
        ))}
      </PanelList>
      {lines.length > 1 && <Button onClick={() => void overrides.clear()}>{t('overrides.clearAll')}</Button>}
    </>
  );
}
