import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { RolloutVersion } from '@pignon/shared/domain/rollout/rollout-view';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, DateText, Tag } from '@pignon/shared/ui/core';
import type { RemoteUseLine } from '../../data/rollout.queries';
import { packageTexts } from './package-texts';
import { loadText } from './remote-columns';
import { versionUse, type RemoteRow } from './remote-rows';
import type { RolloutRequest } from './rollout-request';
import styles from './remotes.module.css';

interface VersionLineProps {
  remote: RemoteRow;
  version: RolloutVersion;
  use: readonly RemoteUseLine[];
  /** Absent for users who may not change versions. */
  onWant?: (pendingOrder: RolloutRequest) => void;
}

const errorsAddress = (remote: string, version: string): string =>
  `${paths.administration('errors')}?${new URLSearchParams({ remote, version, since: 'week' }).toString()}`;

/** One published version: audience, load times, errors, and actions. */
export function VersionLine({ remote, version: published, use, onWant }: VersionLineProps): ReactNode {
  const { t } = useTranslation('admin');
  const { name, stable, previous, canary, isUseKnown } = remote;
  const { version, publishedAt, publishedBy, bytes, refusals } = published;
  const line = versionUse(use, name, version);
  const weight = bytes && t('remotes.weight', { entry: formatNumber(Math.round(bytes.entry / 1000)) });
  const people = isUseKnown && t('remotes.peopleCount', { count: line?.people ?? 0 });
  const facts = [people, loadText(line, t), weight].filter(Boolean);
  return (
    <li>
      <div className={styles.head}>
        <code>{version}</code>
        {version === stable && <Tag tone="green">{t('remotes.isLive')}</Tag>}
        {version === canary?.version && <Tag tone="blue">{t('remotes.isTried')}</Tag>}
        {version === previous && <Tag>{t('remotes.isPrevious')}</Tag>}
        {line !== undefined && line.errors > 0 && (
          <Link to={errorsAddress(name, version)}>{t('remotes.errorCount', { count: line.errors })}</Link>
        )}
      </div>
      <p className={styles.soft}>
        <DateText iso={publishedAt} as="time" />
        {publishedBy && `, ${publishedBy}`}
      </p>
      <p className={styles.soft}>{facts.join('\u00a0· ')}</p>
      {packageTexts(published, t).map((text) => (
        <p key={text} className={styles.soft}>
          {text}
        </p>
      ))}
      {refusals.length > 0 && <p>{t('remotes.unfit', { reasons: refusals.join('\u00a0; ') })}</p>}
      {onWant && version !== stable && (
        <div className={styles.buttons}>
          <Button disabled={refusals.length > 0} onClick={() => onWant({ order: 'PROMOTE', version })}>
            {t('remotes.promote')}
          </Button>
          {stable !== null && (
            <Button disabled={refusals.length > 0} onClick={() => onWant({ order: 'CANARY', version })}>
              {t(version === canary?.version ? 'remotes.retry' : 'remotes.try')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
