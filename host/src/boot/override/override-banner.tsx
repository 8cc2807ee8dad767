import { useSyncExternalStore, type ReactNode } from 'react';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { Button } from '@pignon/shared/ui/core';
import { overrides } from './overrides';
import { returned } from '../page/returned';
import { useCatalogue } from '../use-catalogue';
import './override-banner.css';

/** Says which remotes come from this machine, until when, and takes them back; or why one went back by itself. */
export function OverrideBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const { remotes } = useCatalogue();
  const wanted = useSyncExternalStore(overrides.subscribe, overrides.read);
  const back = useStore(returned);
  const here = Object.entries(wanted).filter(([name, { origin }]) => remotes[name]?.entry.startsWith(`${origin}/`));
  const sentences = here.map(([name, { origin, until }]) =>
    t('override.here', { name, origin, time: formatTime(new Date(until)) }),
  );
  return (
    <>
      {back && (
        <div className="boot-override boot-override-back" role="alert">
          <span>{t(`override.${back.why}`, { ...back })}</span>
          <Button size="small" onClick={() => returned.set(undefined)}>
            {t('override.close')}
          </Button>
        </div>
      )}
      {sentences.length > 0 && (
        <div className="boot-override" role="status">
          <span>{sentences.join(' · ')}</span>
          <Button size="small" onClick={() => void overrides.clear()}>
            {t('override.clear')}
          </Button>
        </div>
      )}
    </>
  );
}
