import { useMemo, useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { isUpcoming, takesTime, tookPlace } from '@pignon/shared/domain/visit/visit-status';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Button, lazyPart, MapIcon, Panel, PencilIcon, RefusedButton, Trash2Icon } from '@pignon/shared/ui/core';
import { useWaiting } from '@pignon/shared/waiting';
import { usePropertiesByReference } from '../../data/records.queries';
import { useShowings } from '../../data/showings.queries';
import type { MapStop } from '../tour/tour-map';
import { DeleteTourDialog } from '../tour/delete-tour-dialog';
import { useCurrentMinute } from '../use-current-minute';
import { isOverSeveralDays } from '../visits/tours';
import { NoticePanel } from '../notice/notice-panel';
import { withWaitingVisits } from '../waiting/merge-waiting-calls';
import { useTourPreload } from '../waiting/use-tour-preload';
import { VoucherPanel } from '../voucher/voucher-panel';
import { TourParticipants } from './tour-participants';
import { useVisitStatus } from './use-visit-status';
import { VisitCard } from './visit-card';
import styles from './follow.module.css';

function TourActions({ tour, onChange }: { tour: Tour; onChange: () => void }) {
  const { t } = useTranslation('activity');
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { groupId, visits } = tour;
  const count = visits.length;
  return (
    <div className={styles.tools}>
      <Button icon={<PencilIcon />} onClick={onChange}>
        {t('follow.change')}
      </Button>
      {tookPlace(visits) ? (
        <RefusedButton type="text" danger icon={<Trash2Icon />} reason={t('tour.tookPlace')}>
          {t('tour.delete', { count })}
        </RefusedButton>
      ) : (
        <Button type="text" danger icon={<Trash2Icon />} onClick={() => setDeleting(true)}>
          {t('tour.delete', { count })}
        </Button>
      )}
      {deleting && (
        <DeleteTourDialog
          groupId={groupId}
          count={count}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(paths.visits, { replace: true })}
        />
      )}
    </div>
  );
}

const TourMap = lazyPart(async () => (await import('../tour/tour-map')).TourMap);

/** Stops on the map with their card numbers, without cancelled visits. */
const onMap = ({ visits }: Tour): MapStop[] =>
  visits.flatMap((visit, index) => (takesTime(visit) ? [{ reference: visit.propertyRef, place: index + 1 }] : []));

interface FollowTourProps {
  /** The server's state. */
  tour: Tour;
  /** Time of the server's response in milliseconds. */
  readAt: number;
  nameOf: Colleagues['nameOf'];
  onChange: () => void;
}

/** A tour in progress: each visit with its next step. */
export function TourProgress({ tour: read, readAt, nameOf, onChange }: FollowTourProps): ReactNode {
  const waiting = useWaiting();
  const tour = useMemo(() => ({ ...read, visits: withWaitingVisits(read.visits, waiting) }), [read, waiting]);
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const follow = useVisitStatus(tour.groupId);
  useTourPreload(read, readAt);
  const now = useCurrentMinute();
  const showingOf = useShowings(
    tour.visits.filter(isUpcoming).map(({ propertyRef, start }) => ({ propertyRef, day: dayOf(start) })),
  );
  const { data: properties } = usePropertiesByReference(tour.visits.map(({ propertyRef }) => propertyRef));
  return (
    <div className={styles.page}>
      <ol className={styles.cards} aria-label={t('tour.properties')}>
        {tour.visits.map((visit, index) => (
          <VisitCard
            key={visit.id}
            visit={visit}
            place={index + 1}
            withDay={isOverSeveralDays(tour.visits)}
            property={properties?.get(visit.propertyRef)}
            follow={follow}
            showing={
              isUpcoming(visit) ? showingOf({ propertyRef: visit.propertyRef, day: dayOf(visit.start) }) : undefined
            }
            mayWrite={mayWrite}
            now={now}
          />
        ))}
      </ol>
      <div className={styles.side}>
        {/* above the panels, which grow when they are read: a button that moves under a press loses it */}
        {mayWrite && <TourActions tour={tour} onChange={onChange} />}
        <TourParticipants tour={tour} nameOf={nameOf} />
        <VoucherPanel tour={tour} />
        <NoticePanel groupId={tour.groupId} />
        <Panel title={t('tour.mapTitle')} icon={<MapIcon />}>
          <TourMap stops={onMap(tour)} />
        </Panel>
      </div>
    </div>
  );
}
