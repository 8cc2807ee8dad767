import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { Alert, Button, HouseIcon, PageFrame, Panel, PanelNote, RecordPicker } from '@pignon/shared/ui/core';
import { usePropertiesByReference } from '../data/records.queries';
import { useAgenda } from '../data/tour.queries';
import { StopRow } from '../features/tour/stop-row';
import { askedTour } from '../features/tour/tour-address';
import { TourDone } from '../features/tour/tour-done';
import { clashesOf, missingOf, movedStop, plannedStops, type TourDraft } from '../features/tour/tour-draft';
import { Schedule, Visitors } from '../features/tour/tour-settings';
import { newStop, useTour } from '../features/tour/use-tour';
import styles from '../features/tour/tour.module.css';

interface StopsProps {
  draft: TourDraft;
  onChange: (part: Partial<TourDraft>) => void;
  clashes: ReturnType<typeof clashesOf>;
  planned: ReturnType<typeof plannedStops>;
  refusals: ReadonlyMap<number, string>;
  negotiator: string;
}

function Stops({ draft: { stops }, onChange, clashes, planned, refusals, negotiator }: StopsProps) {
  const { t } = useTranslation('activity');
  const { data: properties } = usePropertiesByReference(stops.map(({ reference }) => reference));
  const full = stops.length >= MAX_TOUR;
  return (
    <Panel title={t('tour.properties')} icon={<HouseIcon />} count={stops.length}>
      {stops.length === 0 ? (
        <PanelNote>{t('tour.noStop')}</PanelNote>
      ) : (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            <StopRow
              key={stop.reference}
              stop={stop}
              planned={planned[index]}
              property={properties?.get(stop.reference)}
              clash={clashes[index]}
              refusal={refusals.get(index)}
              negotiator={negotiator}
              isFirst={index === 0}
              isLast={index === stops.length - 1}
              onChange={(part) =>
                onChange({ stops: stops.map((other, place) => (place === index ? { ...other, ...part } : other)) })
              }
              onMove={(by) => onChange({ stops: movedStop(stops, index, index + by) })}
              onRemove={() => onChange({ stops: stops.filter((_, place) => place !== index) })}
            />
          ))}
        </ol>
      )}
      {full ? (
        <PanelNote>{t('tour.full', { count: MAX_TOUR })}</PanelNote>
      ) : (
        <RecordPicker
          kind="property"
          label={t('tour.addProperty')}
          isHeld={(hit) => stops.some(({ reference }) => reference === hit.reference)}
          onPick={({ reference }) => onChange({ stops: [...stops, newStop(reference)] })}
        />
      )}
    </Panel>
  );
}

/** Puts a tour of visits together: who, when, which properties in which order. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { search } = useLocation();
  const [asked] = useState(() => askedTour(search));
  const { draft, change, save, saving, failure, saved } = useTour(asked);
  const [openedAt] = useState(() => Date.now());
  const colleagues = useColleagues();
  const agenda = useAgenda(draft.negotiator, draft.day);
  if (saved) {
    return (
      <PageFrame title={t('tour.title')}>
        <TourDone tour={saved} />
      </PageFrame>
    );
  }
  const planned = plannedStops(draft);
  const clashes = clashesOf(planned, agenda.data?.content ?? []);
  const missing = missingOf(draft);
  const blocked = clashes.filter(Boolean).length;
  const isPast = planned[0] !== undefined && Date.parse(planned[0].start) < openedAt;
  const state = () => {
    if (missing.length > 0) return missing.map((key) => t(key)).join(' ');
    if (blocked > 0) return t('tour.blocked', { count: blocked });
    return isPast ? t('tour.past') : t('tour.ready', { count: planned.length });
  };
  return (
    <PageFrame title={t('tour.title')}>
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (missing.length === 0 && blocked === 0) void save();
        }}
      >
        <div className={styles.settings}>
          <Visitors draft={draft} onChange={change} offered={asked.contactIds} />
          <Schedule draft={draft} onChange={change} colleagues={colleagues} />
        </div>
        <Stops
          draft={draft}
          onChange={change}
          clashes={clashes}
          planned={planned}
          refusals={failure?.ofStops ?? new Map()}
          negotiator={colleagues.nameOf(draft.negotiator)}
        />
        <div className={styles.bar}>
          <p role="status">{state()}</p>
          {failure && <Alert type="error" title={failure.message} />}
          {agenda.error !== null && <Alert type="warning" title={t('tour.noAgenda')} />}
          <Button type="primary" htmlType="submit" loading={saving} disabled={missing.length > 0 || blocked > 0}>
            {t('tour.save')}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
