import { useState, type ReactNode } from 'react';
import { raiseNotice } from '@pignon/shared/bus';
import { useMay } from '@pignon/shared/auth';
import type { RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, DateText, Dialog, Facts, PanelLine, PanelList, RotateCcwIcon } from '@pignon/shared/ui/core';
import type { RemoteUseLine } from '../../data/rollout.queries';
import { OrderDialog } from './order-dialog';
import { guardText, canaryAudience } from './remote-columns';
import { RemoteUsers } from './remote-users';
import { givesOutTheSame, type RemoteRow } from './remote-rows';
import { CanaryDialog } from './canary-dialog';
import { VersionLine } from './version-line';
import { doneKey, type AskedOrder, type RolloutRequest } from './rollout-request';
import styles from './remotes.module.css';

const WIDTH = 760;

interface RemoteDrawerProps {
  remote: RemoteRow;
  view: RolloutView;
  use: readonly RemoteUseLine[];
  onClose: () => void;
}

/** One module: versions with their figures, users per version, history, and rollout actions for those allowed. */
export function RemoteDrawer({ remote, view, use, onClose }: RemoteDrawerProps): ReactNode {
  const { t } = useTranslation('admin');
  const hasRight = useMay('rollout');
  const [asked, setAsked] = useState<AskedOrder | null>(null);
  const { name, owner, stable, previous, canary, versions, history } = remote;
  const mayOrder = hasRight && view.enabled;
  const ask = (request: RolloutRequest) => setAsked({ request, remote, revision: view.revision });
  const dialogProps = asked && {
    remote: asked.remote,
    // what the dialog says is what is done: once the module has changed, the edge refuses the order
    revision: givesOutTheSame(asked.remote, remote) ? view.revision : asked.revision,
    onClose: () => setAsked(null),
    onDone: () => {
      setAsked(null);
      raiseNotice(t(doneKey(asked), { name }));
    },
  };
  return (
    <>
      <Dialog open look="drawer" width={WIDTH} title={t('remotes.one', { name })} onClose={onClose}>
        <Facts
          facts={[
            { label: t('remotes.owner'), value: owner },
            { label: t('remotes.stable'), value: stable ?? t('remotes.none') },
            { label: t('remotes.canary'), value: canary && [canary.version, ...canaryAudience(canary, t)].join(', ') },
            { label: t('remotes.previous'), value: previous },
          ]}
        />
        <div className={styles.act}>
          {!mayOrder && <Alert type="info" title={t(hasRight ? 'remotes.byCommand' : 'remotes.bySupport')} />}
          {mayOrder && (canary ?? (stable && previous)) && (
            <Button icon={<RotateCcwIcon />} onClick={() => ask({ order: 'ROLLBACK' })}>
              {t(canary ? 'remotes.endTrial' : 'remotes.rollback')}
            </Button>
          )}
        </div>
        <section className={styles.part} aria-label={t('remotes.versions')}>
          <h3>{t('remotes.versions')}</h3>
          <ul className={styles.versions}>
            {versions.map((version) => (
              <VersionLine
                key={version.version}
                remote={remote}
                version={version}
                use={use}
                onWant={mayOrder ? ask : undefined}
              />
            ))}
          </ul>
        </section>
        <RemoteUsers remote={name} stable={stable} />
        <section className={styles.part} aria-label={t('remotes.history')}>
          <h3>{t('remotes.history')}</h3>
          {history.length === 0 && <p className={styles.soft}>{t('remotes.noHistory')}</p>}
          <PanelList>
            {history.map(({ at, by, did, version, why }) => (
              <PanelLine
                key={`${at} ${did}`}
                title={t(`remotes.did.${did}`, { version, defaultValue: `${did} ${version}` })}
                note={why ? guardText(why, t) : by}
              >
                <DateText iso={at} as="time" />
              </PanelLine>
            ))}
          </PanelList>
        </section>
      </Dialog>
      {dialogProps && asked.request.order === 'CANARY' && (
        <CanaryDialog {...dialogProps} version={asked.request.version} />
      )}
      {dialogProps && asked.request.order !== 'CANARY' && (
        <OrderDialog {...dialogProps} rolloutRequest={asked.request} />
      )}
    </>
  );
}
