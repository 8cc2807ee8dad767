import { useSyncExternalStore, type ReactNode } from 'react';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { overrides } from './overrides';
import { revertedRemoteStore } from '../page/reverted-remote';
import { VersionBanner } from '../strip/version-banner';
import { useLiveRemotes } from '../use-live-remotes';

/** Lists the overridden remotes with their end and a button to stop; or why one ended by itself. */
export function OverrideBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const { remotes } = useLiveRemotes();
  const overrideMap = useSyncExternalStore(overrides.subscribe, overrides.read);
  const revertedRemote = useStore(revertedRemoteStore);
  const activeOverrides = Object.entries(overrideMap).filter(([name, { origin }]) =>
    remotes[name]?.entry.startsWith(`${origin}/`),
  );
  const sentences = activeOverrides.map(([name, { origin, until }]) =>
    t('override.here', { name, origin, time: formatTime(new Date(until)) }),
  );
  return (
    <>
      {revertedRemote && (
        <VersionBanner
          kind="ended"
          text={t(`override.${revertedRemote.why}`, { ...revertedRemote })}
          action={t('override.close')}
          onAction={() => revertedRemoteStore.set(undefined)}
        />
      )}
      {sentences.length > 0 && (
        <VersionBanner
          kind="shown"
          text={sentences.join(' · ')}
          action={t('override.clear')}
          onAction={() => void overrides.clear()}
        />
      )}
    </>
  );
}
