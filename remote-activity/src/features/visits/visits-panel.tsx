import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarDaysIcon, Panel, PanelContent } from '@pignon/shared/ui/core';
import { useVisits } from '../../data/activity.queries';
import { VisitPanelList } from './visit-panel-list';

interface VisitsPanelProps {
  of: Parameters<typeof useVisits>[0]['dto'];
  /** Maximum number shown. */
  visibleCount: number;
  /** Address of the full list. */
  all: string;
  empty: string;
  without: 'property' | 'contacts';
}

/** The visits of one record, the latest first. */
export function VisitsPanel({ of, visibleCount, all, empty, without }: VisitsPanelProps): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const query = useVisits({ dto: of, pageSize: visibleCount, order: { property: 'start', direction: 'DESC' } });
  const total = query.data?.page.totalElements;
  return (
    <Panel
      title={t('visits.title')}
      icon={<CalendarDaysIcon />}
      count={total}
      action={total ? <Link to={all}>{t('action.seeAll')}</Link> : undefined}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={empty}>
        {({ content }) => <VisitPanelList visits={content} nameOf={nameOf} shows="date" without={without} />}
      </PanelContent>
    </Panel>
  );
}
