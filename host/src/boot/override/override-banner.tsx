import { useSyncExternalStore, type ReactNode } from 'react';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { overrides } from './overrides';
import { returned } from '../page/returned';
import { Strip } from '../strip/strip';
import { useLiveRemotes } from '../use-live-remotes';

/** Lists the overridden remotes with their end and a button to stop; or why one ended by itself. */
export function OverrideBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const { remotes } = useLiveRemotes();
  const overrideMap = useSyncExternalStore(overrides.subscribe, overrides.read);
  const back = useStore(returned);
  const here = Object.entries(overrideMap).filter(([name, { origin }]) =>
    remotes[name]?.entry.startsWith(`${origin}/`),
  );
  const sentences = here.map(([name, { origin, until }]) =>
    t('override.here', { name, origin, time: formatTime(new Date(until)) }),
  );
  return (
    <>
      {back && (
        <Strip
          kind="ended"
          text={t(`override.${back.why}`, { ...back })}
          action={t('override.close')}
          onAction={() => returned.set(undefined)}
        />
      )}
      {sentences.length > 0 && (
        <Strip
          kind="shown"
          text={sentences.join(' · ')}
          action={t('override.clear')}
          onAction={() => void overrides.clear()}
        />
      )}
    </>
  );
}
