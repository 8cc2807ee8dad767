import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Showing } from '@pignon/shared/domain/visit/showing/showing.schema';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatDateTime, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  Alert,
  blockedPath,
  BlockerLink,
  Button,
  EllipsisIcon,
  IconButton,
  MapPinIcon,
  Menu,
  RefusedButton,
  sentenceOf,
  Tag,
  Thumbnail,
  VisitStatusTag,
} from '@pignon/shared/ui/core';
import { WaitingMark } from '@pignon/shared/waiting';
import { visitLine } from '../waiting/merge-waiting-calls';
import { ShowingNote } from '../tour/showing-note';
import { FeedbackLink } from '../feedback/feedback-link';
import { FeedbackText } from '../feedback/feedback-tag';
import { CancelDialog } from './cancel-dialog';
import type { useVisitStatus } from './use-visit-status';
import { stepsOf, directionsUrl } from './visit-steps';
import styles from './follow.module.css';

interface VisitCardProps {
  visit: VisitSummary;
  property: PropertySummary | undefined;
  follow: ReturnType<typeof useVisitStatus>;
  mayWrite: boolean;
  now: number;
  place: number;
  /** True to show the day too, in a tour of several days. */
  withDay: boolean;
  /** Obstacles to showing the property. */
  showing: Showing | undefined;
}

function StatusActions({ visit, follow, now }: Pick<VisitCardProps, 'visit' | 'follow' | 'now'>) {
  const { t } = useTranslation('activity');
  const [cancelling, setCancelling] = useState(false);
  const busy = follow.isPending && follow.variables.visit.id === visit.id;
  const { main, others } = stepsOf(visit, now);
  const go = (status: VisitStatus) => {
    if (status === 'CANCELLED') setCancelling(true);
    else follow.mutate({ visit, change: { status } });
  };
  const time = formatTime(visit.start);
  return (
    <>
      {main !== undefined && (
        <Button type={main === 'PLANNED' ? 'default' : 'primary'} loading={busy} onClick={() => go(main)}>
          {t(`follow.to.${main}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={t('follow.more', { time })}
          side="end"
          items={others.map((status) => ({
            kind: 'action',
            key: status,
            label: t(`follow.to.${status}`),
            danger: status === 'CANCELLED',
            onSelect: () => go(status),
          }))}
          trigger={(trigger) => (
            <IconButton {...trigger} type="default" label={t('follow.more', { time })} icon={<EllipsisIcon />} />
          )}
        />
      )}
      {cancelling && (
        <CancelDialog
          visit={visit}
          onClose={() => setCancelling(false)}
          onChosen={(cancelReason) => {
            setCancelling(false);
            follow.mutate({ visit, change: { status: 'CANCELLED', cancelReason } });
          }}
        />
      )}
    </>
  );
}

/** Location of a property, as exact as known. */
const placeOf = (property: PropertySummary | undefined, city: string) =>
  property?.lat != null && property.lon != null ? { lat: property.lat, lon: property.lon } : { words: city };

/** Opens directions; on the client's screen the page has no exact address. */
function DirectionsLink({ to }: { to: Parameters<typeof directionsUrl>[0] }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  if (watched)
    return (
      <RefusedButton type="text" icon={<MapPinIcon />} reason={t('follow.wayHidden')}>
        {t('follow.way')}
      </RefusedButton>
    );
  return (
    <a className={styles.way} href={directionsUrl(to)} target="_blank" rel="noreferrer">
      <MapPinIcon aria-hidden />
      {t('follow.way')}
    </a>
  );
}

/** Keeps the focus in the box when its focused button disappears with a new status. */
function useKeptFocus(status: VisitStatus, isAwaitingAnswer: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAwaitingAnswer || document.activeElement !== document.body) return;
    [...(box.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [status, isAwaitingAnswer]);
  return box;
}

/** One visit of a tour: time, place, directions, and next step. */
export function VisitCard(props: VisitCardProps): ReactNode {
  const { visit, property, follow, mayWrite, now, place, withDay, showing } = props;
  const { t } = useTranslation('activity');
  const { propertyRef, propertyTitle, city, start, end, status, kind, cancelReason } = visit;
  const isCancelled = status === 'CANCELLED';
  const isAwaitingAnswer = follow.variables?.visit.id === visit.id;
  const failed = isAwaitingAnswer ? follow.error : null;
  const actions = useKeptFocus(status, isAwaitingAnswer);
  const blocker = blockedPath(failed);
  return (
    <li className={isCancelled ? styles.cardOff : styles.card}>
      <div className={styles.head}>
        <span className={styles.place} aria-hidden>
          {place}
        </span>
        <span className={styles.time}>
          <time dateTime={isoOf(start)}>{withDay ? formatDateTime(start) : formatTime(start)}</time>
          <span className={styles.soft}> – {formatTime(end)}</span>
        </span>
        <span className={styles.tags}>
          {kind === 'SECOND' && <Tag tone="blue">{t('visitKind.SECOND')}</Tag>}
          <VisitStatusTag status={status} />
          <WaitingMark line={visitLine(visit.id)} />
        </span>
      </div>
      <div className={styles.what}>
        <Thumbnail src={property?.cover?.path} alt="" height={54} />
        <div>
          <Link to={paths.property(propertyRef)} title={propertyTitle}>
            {propertyTitle || propertyRef}
          </Link>
          <p className={styles.soft}>{[city, propertyRef].filter(Boolean).join(' · ')}</p>
          {cancelReason && <p className={styles.soft}>{t(`cancelReason.${cancelReason}`)}</p>}
        </div>
      </div>
      {showing && <ShowingNote showing={showing} />}
      {visit.feedback && <FeedbackText feedback={visit.feedback} />}
      <div ref={actions} className={styles.actions}>
        {!isCancelled && status !== 'DONE' && <DirectionsLink to={placeOf(property, city)} />}
        <FeedbackLink visit={visit} />
        {mayWrite && <StatusActions visit={visit} follow={follow} now={now} />}
      </div>
      {failed && (
        <Alert type="error" title={sentenceOf(failed) ?? t('state.error')}>
          {blocker !== undefined && <BlockerLink to={blocker} />}
        </Alert>
      )}
    </li>
  );
}
