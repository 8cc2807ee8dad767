import type { ReactNode } from 'react';
import { clockOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Showing } from '@pignon/shared/domain/visit/showing/showing.schema';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatVisitPeriod } from '@pignon/shared/domain/visit/format-visit-time';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BlockerLink,
  IconButton,
  Input,
  PropertyStatusTag,
  RefreshCwIcon,
  TimeInput,
  XIcon,
} from '@pignon/shared/ui/core';
import { ShowingNote } from './showing-note';
import { tourPath } from './tour-address';
import type { ScheduleConflict, PlannedStop, Stop } from './tour-draft';
import { TravelNote } from './travel-note';
import type { Leg } from './tour-planning';
import type { Refusal } from './use-tour';
import styles from './tour.module.css';

interface StopRowProps {
  stop: Stop;
  /** Undefined while the day is not chosen. */
  planned: PlannedStop | undefined;
  property: PropertySummary | undefined;
  clash: ScheduleConflict | undefined;
  /** Refusal by the server. */
  refusal: Refusal | undefined;
  /** Route from the previous stop. */
  leg: Leg | undefined;
  /** Obstacle to showing the property. */
  showing: Showing | undefined;
  negotiator: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<Stop>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function useClashWords({ clash, negotiator }: Pick<StopRowProps, 'clash' | 'negotiator'>): string | undefined {
  const { t } = useTranslation('activity');
  if (!clash) return undefined;
  return clash.kind === 'tour'
    ? t('tour.clash.tour', { reference: clash.with.reference })
    : t('tour.clash.agenda', {
        name: negotiator,
        reference: clash.with.propertyRef,
        span: formatVisitPeriod(clash.with),
      });
}

/** Address of the conflicting visit or meeting; undefined for a stop of this tour. */
function useOther({ clash, refusal }: Pick<StopRowProps, 'clash' | 'refusal'>): string | undefined {
  if (clash) return clash.kind === 'agenda' ? tourPath(clash.with.groupId) : undefined;
  return refusal?.to;
}

/** One stop: property, time, duration, and conflicts. */
export function StopRow(props: StopRowProps): ReactNode {
  const { stop, planned, property, refusal, leg, showing, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('activity');
  const { reference } = stop;
  const clash = useClashWords(props);
  const note = clash ?? refusal?.message;
  const other = useOther(props);
  return (
    <li className={styles.stop}>
      {leg && <TravelNote leg={leg} reference={reference} onLead={(lead) => onChange({ lead, fixed: undefined })} />}
      <TimeInput
        required
        aria-label={t('tour.startOf', { reference })}
        aria-describedby={note ? `note-${reference}` : undefined}
        invalid={note !== undefined}
        value={stop.fixed ?? (planned ? clockOf(planned.start) : '')}
        onChange={(time, typed) => onChange({ fixed: typed === '' ? undefined : time })}
      />
      <span className={styles.until}>{planned && <time dateTime={planned.end}>– {formatTime(planned.end)}</time>}</span>
      <span className={styles.what}>
        <Link to={paths.property(reference)} title={property?.title}>
          {property ? property.title || t(`propertyType.${property.propertyType}`) : reference}
        </Link>
        <span className={styles.soft}>
          {[property?.city, reference].filter(Boolean).join(' · ')}{' '}
          {property && property.propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={property.propertyStatus} />}
        </span>
      </span>
      <Input
        className={styles.duration}
        type="number"
        min={5}
        max={720}
        step={5}
        required
        aria-label={t('tour.minutesOf', { reference })}
        suffix={t('tour.minutes')}
        value={Number.isNaN(stop.minutes) ? '' : stop.minutes}
        onChange={(event) => onChange({ minutes: event.target.valueAsNumber })}
      />
      <span className={styles.moves}>
        {stop.fixed && (
          <IconButton
            label={t('tour.unfix', { reference })}
            icon={<RefreshCwIcon />}
            onClick={() => onChange({ fixed: undefined })}
          />
        )}
        <IconButton
          label={t('tour.earlier', { reference })}
          icon={<ArrowUpIcon />}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(-1)}
        />
        <IconButton
          label={t('tour.later', { reference })}
          icon={<ArrowDownIcon />}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        />
        <IconButton label={t('tour.remove', { reference })} icon={<XIcon />} onClick={onRemove} />
      </span>
      {note && (
        <p id={`note-${reference}`} className={styles.note}>
          {note} <BlockerLink to={other} />
        </p>
      )}
      {showing && <ShowingNote showing={showing} />}
    </li>
  );
}
