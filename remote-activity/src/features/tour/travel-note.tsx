import type { ReactNode } from 'react';
import { frenchDistance } from '@pignon/shared/domain/common/french';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, CarIcon } from '@pignon/shared/ui/core';
import type { Leg } from './tour-planning';
import styles from './tour.module.css';

interface WayNoteProps {
  leg: Leg;
  /** Reference of the property at its end. */
  reference: string;
  /** Reserves this many minutes for travel. */
  onLead: (minutes: number) => void;
}

/** Estimated travel from one stop to the next, and whether the gap is long enough. */
export function TravelNote({ leg, reference, onLead }: WayNoteProps): ReactNode {
  const { t } = useTranslation('activity');
  const { km, minutes, availableMinutes: left } = leg;
  if (minutes === 0) return null;
  // an overlap has a message of its own
  const short = left >= 0 && left < minutes;
  return (
    <p className={short ? styles.wayShort : styles.way}>
      <CarIcon aria-hidden />
      <span>
        {t('tour.leg', { minutes, km: frenchDistance(km) })}
        {short && ` – ${t('tour.legShort', { left })}`}
      </span>
      {short && (
        <Button size="small" aria-label={t('tour.leadOf', { reference, minutes })} onClick={() => onLead(minutes)}>
          {t('tour.lead', { minutes })}
        </Button>
      )}
    </p>
  );
}
