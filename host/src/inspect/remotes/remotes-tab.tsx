import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/core';
import { useRegistry } from '../use-registry';
import { RemoteCard } from './remote-card';
import { useRemotes } from './use-remotes';
import './remotes-tab.css';

/** Lists this page's remotes: version and reason, loading, contributions. */
export function RemotesTab() {
  const { t } = useTranslation('developer');
  const { data: registry, refetch } = useRegistry();
  const remotes = useRemotes(registry);
  return (
    <>
      {registry === null && (
        <Alert
          type="warning"
          title={t('remotes.unread')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {remotes.length === 0 && <p>{t('remotes.none')}</p>}
      {remotes.map((remote) => (
        <RemoteCard
          key={remote.used.name}
          remote={remote}
          published={registry?.remotes[remote.used.name]?.versions[remote.used.version]}
        />
      ))}
    </>
  );
}
