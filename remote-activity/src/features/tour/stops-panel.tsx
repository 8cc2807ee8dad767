import type { ReactNode } from 'react';
import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';
import { useTranslation } from '@pignon/shared/i18n';
import { HouseIcon, lazyPart, Panel, PanelNote, RecordPicker } from '@pignon/shared/ui/core';
import { usePropertiesByReference } from '../../data/records.queries';
import { useShowings } from '../../data/showings.queries';
import { OrderBar } from './order-bar';
import { legsOf } from './tour-planning';
import { StopRow } from './stop-row';
import { movedStop, type clashesOf, type plannedStops, type TourDraft } from './tour-draft';
import { newStop } from './new-draft';
import type { Refusal } from './use-tour';
import styles from './tour.module.css';

const TourMap = lazyPart(async () => (await import('./tour-map')).TourMap);

interface StopsProps {
  draft: TourDraft;
  onChange: (part: Partial<TourDraft>) => void;
  clashes: ReturnType<typeof clashesOf>;
  planned: ReturnType<typeof plannedStops>;
  refusals: ReadonlyMap<number, Refusal>;
  negotiator: string;
}

/** The properties of a tour in their order, and the field that adds one. */
export function Stops({ draft, onChange, clashes, planned, refusals, negotiator }: StopsProps): ReactNode {
  const { stops, day } = draft;
  const { t } = useTranslation('activity');
  const { data: properties } = usePropertiesByReference(stops.map(({ reference }) => reference));
  const showingOf = useShowings(stops.map(({ reference: propertyRef }) => ({ propertyRef, day })));
  const legs = legsOf(planned, properties);
  const full = stops.length >= MAX_TOUR;
  return (
    <Panel title={t('tour.properties')} icon={<HouseIcon />} count={stops.length}>
      {stops.length === 0 ? (
        <PanelNote>{t('tour.noStop')}</PanelNote>
      ) : (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            <StopRow
              key={stop.visit?.id ?? stop.reference}
              stop={stop}
              planned={planned[index]}
              property={properties?.get(stop.reference)}
              clash={clashes[index]}
              refusal={refusals.get(index)}
              negotiator={negotiator}
              leg={legs[index]}
              showing={showingOf({ propertyRef: stop.reference, day })}
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
      <OrderBar draft={draft} properties={properties} legs={legs} onChange={onChange} />
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
      {stops.length > 0 && <TourMap stops={stops.map(({ reference }, index) => ({ reference, place: index + 1 }))} />}
    </Panel>
  );
}
