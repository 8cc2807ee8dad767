import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { ClockIcon, TriangleAlertIcon, WifiIcon, WifiOffIcon } from '@pignon/shared/ui/core';
import { useConnection } from '../offline/connection';
import { ThumbNavigation } from './thumb-navigation';
import { useAgencyName } from '../use-agency-name';
import { useVersions } from '../use-versions';
import './bottom-bar.css';

const CONNECTION_ICONS = {
  online: WifiIcon,
  offline: WifiOffIcon,
  apiDown: TriangleAlertIcon,
  slow: ClockIcon,
} as const;

/** Status bar: connection, agency, environment, versions. Under 600 px the mobile navigation replaces it. */
export function BottomBar() {
  const { t } = useTranslation('host');
  const { environment } = runtimeConfig();
  const connection = useConnection();
  const agency = useAgencyName();
  const versions = useVersions();
  const Icon = CONNECTION_ICONS[connection];
  return (
    <>
      <footer className="host-bottom" aria-label={t('bottom.label')}>
        <span className={`host-connection host-connection-${connection}`} role="status">
          <Icon />
          {t(`bottom.${connection}`)}
        </span>
        <span className="host-bottom-agency">{agency}</span>
        <span className="host-bottom-versions pg-tabular" title={versions}>
          {versions}
        </span>
        <span className="host-bottom-environment" title={t('bottom.environment')}>
          {environment}
        </span>
      </footer>
      <ThumbNavigation connection={connection} agency={agency} versions={`${versions} · ${environment}`} />
    </>
  );
}
