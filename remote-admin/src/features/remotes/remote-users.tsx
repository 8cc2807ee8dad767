import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, Pagination, PanelContent, PanelLine, PanelList, Tag } from '@pignon/shared/ui/core';
import { useRemotePeople } from '../../data/rollout.queries';
import styles from './remotes.module.css';

/** Colleagues by the version of a module that they loaded last. */
export function RemoteUsers({ remote, stable }: { remote: string; stable: string | null }): ReactNode {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(0);
  const query = useRemotePeople(remote, page);
  return (
    <section className={styles.part} aria-label={t('remotes.who')}>
      <h3>{t('remotes.who')}</h3>
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('remotes.nobody')}>
        {({ content, page: { totalPages, ...info } }) => (
          <>
            <PanelList>
              {content.map(({ loginEmail, firstName, lastName, version, at }) => (
                <PanelLine
                  key={loginEmail}
                  title={`${lastName} ${firstName}`.trim() || loginEmail}
                  note={<code>{version}</code>}
                >
                  {version !== stable && <Tag tone="amber">{t('remotes.other')}</Tag>}
                  <DateText iso={at} as="relative" />
                </PanelLine>
              ))}
            </PanelList>
            {totalPages > 1 && <Pagination page={{ totalPages, ...info }} onPage={setPage} />}
          </>
        )}
      </PanelContent>
    </section>
  );
}
