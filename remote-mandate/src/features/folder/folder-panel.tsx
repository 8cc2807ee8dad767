import { useEffect, useRef, type ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArchiveIcon, lazyPart, Panel, PanelNote, Skeleton } from '@pignon/shared/ui/core';
import { FOLDER } from './folder-file';
import styles from './folder.module.css';

const FolderBoard = lazyPart(
  async () => (await import(/* webpackChunkName: "folder-board" */ './folder-board')).FolderBoard,
);

/** Private files of a mandate; in front of customers not even their names. */
export function FolderPanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isTargeted = hash === `#${FOLDER}`;
  useEffect(() => {
    if (!isTargeted) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isTargeted, key]);
  return (
    <div ref={place} id={FOLDER} tabIndex={-1} className={styles.place}>
      <Panel title={t('folder.title')} icon={<ArchiveIcon />}>
        {hidden ? (
          <PanelNote>{t('folder.hidden')}</PanelNote>
        ) : (
          <FolderBoard mandate={mandate} pending={<Skeleton height={120} />} />
        )}
      </Panel>
    </div>
  );
}
