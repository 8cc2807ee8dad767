import type { ReactNode } from 'react';
import { useColleagues, type CallInput } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ActivityIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { authorName } from '../features/events/author-name';
import { useEvents } from '../data/activity.queries';
import { LinesSkeleton } from '../features/home/lines-skeleton';
import { ActivityRow } from '../features/home/activity-row';
import styles from '../features/home/home.module.css';

const MAX_NEWS = 12;
const NEWS: CallInput<'POST event'>['body'] = { filter: { type: ['SYSTEM'], byPeople: true }, pageSize: MAX_NEWS };

/** "Dans l’agence": latest actions of colleagues, from system events. */
export function Slot(_: HomeView): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const query = useEvents('ALL', NEWS, { watch: true });
  return (
    <Panel
      title={t('news.title')}
      icon={<ActivityIcon />}
      action={<Link to={`${paths.events}?whose=all&state=any&type=system`}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={query}
        skeleton={
          <div className={styles.newsList}>
            <LinesSkeleton lines={MAX_NEWS} />
          </div>
        }
        isEmpty={({ content }) => content.length === 0}
        empty={t('news.empty')}
      >
        {({ content }) => (
          <div className={styles.newsList}>
            <PanelList>
              {content.map((event) => (
                <ActivityRow key={event.id} event={event} authorName={authorName(event.user, nameOf, t)} />
              ))}
            </PanelList>
          </div>
        )}
      </PanelContent>
    </Panel>
  );
}
