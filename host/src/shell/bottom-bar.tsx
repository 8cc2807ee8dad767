import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { TriangleAlertIcon, WifiIcon, WifiOffIcon } from '@pignon/shared/ui/core';
import { useCatalogue } from '../boot/use-catalogue';
import { useConnection } from './connection';
import { ThumbNavigation } from './thumb-navigation';
import './bottom-bar.css';

const FACES = { online: WifiIcon, offline: WifiOffIcon, apiDown: TriangleAlertIcon } as const;

/** The remote whose screen is open and its version. */
function useRemoteHere(): string | undefined {
  const { pathname } = useLocation();
  const first = pathname.split('/')[1];
  const remote = Object.values(useCatalogue().remotes).find((one) =>
    one.routes.some((route) => route.path.split('/')[1] === first),
  );
  return remote && `${remote.name} ${remote.version}`;
}

/** How the application is: connection, environment, versions. Under 600 px, the thumb navigation takes its place. */
export function BottomBar() {
  const { t } = useTranslation('host');
  const { environment, contract, appTitle } = runtimeConfig();
  const connection = useConnection();
  const remote = useRemoteHere();
  const Icon = FACES[connection];
  return (
    <>
      <footer className="host-bottom" aria-label={t('bottom.label')}>
        <span className={`host-connection host-connection-${connection}`} role="status">
          <Icon />
          {t(`bottom.${connection}`)}
        </span>
        <span>{environment}</span>
        <span className="host-bottom-versions pg-tabular">
          {`${appTitle} ${contract}`}
          {remote && ` · ${remote}`}
        </span>
      </footer>
      <ThumbNavigation connection={connection} />
    </>
  );
}
