import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useCall } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { frameArea, frameAround } from '@pignon/shared/domain/place/lasso';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import type { PropertyMap } from '@pignon/shared/domain/place/map.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useRememberedScope } from '@pignon/shared/router';
import { Button, ScreenError } from '@pignon/shared/ui/core';
import { MapView as PlainMap, type BaseLayer, type MapMark } from '@pignon/shared/ui/map';
import { propertyScope } from '../../data/property-scope';
import type { PropertyListControls } from '../list/use-property-list';
import { MapBar } from './map-bar';
import { MapCards } from './map-cards';
import { keyOfPoint, marksOf, marksOfProperty, initialFrame } from './map-marks';
import { FRANCE, useMapData } from './use-map-data';
import styles from './map.module.css';
import { addMapTexts } from './map-texts';

/** Widens the frame of a single point. */
const widened = ([west, south, east, north]: Frame): Frame => [
  west - 0.0005,
  south - 0.0005,
  east + 0.0005,
  north + 0.0005,
];

/** Zooms to the drawn area or all results after a filter change, unless the address sets a frame. */
function useFit(list: PropertyListControls, extent: Frame | null | undefined) {
  const [fit, goTo] = useState<Frame | null>(null);
  const [fitted, setFitted] = useState<string | null>(null);
  const question = JSON.stringify(list.filters);
  const { area } = list.filters;
  const targetFrame = (area && frameAround([area])) ?? (extent ? widened(extent) : null);
  if (list.map === null && targetFrame && fitted !== question) {
    setFitted(question);
    goTo(targetFrame);
  }
  return { fit, goTo };
}

/** Initial frame for drawing: the selected towns, else the agency's, unless the map was moved. */
function useDrawingStart(list: PropertyListControls, drawing: boolean, goTo: (frame: Frame) => void) {
  const needsStart = drawing && list.map === null && list.filters.area === null;
  const { data } = useCall('GET place/start', { query: { insee: [...list.filters.cities] } }, { enabled: needsStart });
  const frame = needsStart ? data?.frame : null;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (frame) go(frame);
  }, [frame]);
}

/** Notes on properties that the map omits or shows inexactly. */
function MapNotes({ map }: { map: PropertyMap | undefined }) {
  const { t } = useTranslation('property');
  if (!map || (map.withoutPlace === 0 && !map.vague)) return null;
  return (
    <p className={styles.notes}>
      {map.withoutPlace > 0 && <span>{t('map.withoutPlace', { count: map.withoutPlace })}</span>}
      {map.vague && <span>{t('map.vague')}</span>}
    </p>
  );
}

interface MapViewProps {
  list: PropertyListControls;
  /** Called with the number of results anywhere; undefined while unknown and after unmounting. */
  onTotal: (total: number | undefined) => void;
}

/** `/property/list?view=maps`: results on a map, with the properties of its frame beside. */
export function MapView({ list, onTotal }: MapViewProps) {
  addMapTexts();
  const { t } = useTranslation('property');
  const [base, setBase] = useState<BaseLayer>('plan');
  const [drawing, setDrawing] = useState(false);
  const [focus, setFocus] = useState<Frame | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const [pointedMarks, pointMarks] = useState<readonly string[]>([]);
  const [pointedMark, pointMark] = useState<string | null>(null);
  const { map, page, frame, setSeen, more } = useMapData(list, focus);
  const { data, error } = map;
  const { fit, goTo } = useFit(list, map.isPlaceholderData ? null : data?.extent);
  useDrawingStart(list, drawing, goTo);
  useRememberedScope(propertyScope, `${paths.properties}${list.urlOf(0)}`, page, ({ reference }) => reference);
  const total = data?.total;
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [total, onTotal]);
  const marks = useMemo(() => (data ? marksOf(data, t) : []), [data, t]);
  const { area, around } = list.filters;
  const areas = useMemo(() => (area ? [area] : []), [area]);
  const open = (mark: MapMark) => {
    if (!data) return;
    const { frame: inside, isOne } = initialFrame(data, mark);
    if (isOne) setFocus(inside);
    else goTo(inside);
  };
  const foundCount = error && !data ? undefined : page.data?.page.totalElements;
  const pointed = page.data?.content.find(({ reference }) => keyOfPoint({ reference }) === pointedMark);
  return (
    <>
      <MapBar
        list={list}
        baseLayer={base}
        onBaseLayerChange={setBase}
        drawing={drawing}
        onDraw={() => {
          setDrawing(!drawing);
          view.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
        }}
        onSearchFrame={() => {
          const area = frameArea(frame);
          if (area) list.setFilters({ area });
          else bus.publish('notice.raised', { message: t('map.frameTooWide') });
        }}
      />
      <div ref={view} className={styles.view}>
        <PlainMap
          label={t('map.label')}
          base={base}
          place={list.map ?? FRANCE}
          fit={fit}
          marks={marks}
          pointed={pointedMark === null ? pointedMarks : [pointedMark]}
          onPoint={pointMark}
          onOpen={open}
          areas={areas}
          circle={around}
          drawing={drawing}
          onDrawn={(drawnArea) => {
            setDrawing(false);
            if (drawnArea) list.setFilters({ area: drawnArea });
          }}
          onMove={(place, frame, byHand) => {
            setSeen(frame, place.zoom);
            setFocus(null);
            if (byHand) list.setMap(place);
          }}
        />
        <section className={styles.side} aria-label={t('map.cards')}>
          <header className={styles.sideHead}>
            <h2>
              {foundCount === undefined ? t('map.cards') : t(focus ? 'map.here' : 'map.inFrame', { count: foundCount })}
            </h2>
            {focus && (
              <Button size="small" onClick={() => setFocus(null)}>
                {t('map.wholeFrame')}
              </Button>
            )}
          </header>
          <MapNotes map={data} />
          {error && !data ? (
            <ScreenError error={error} onRetry={() => void map.refetch()} />
          ) : (
            <MapCards
              page={page}
              pointed={pointed?.reference ?? null}
              onPoint={(property) => pointMarks(property && data ? marksOfProperty(data, property) : [])}
              more={more}
              onSeeAll={data?.extent ? () => goTo(widened(data.extent ?? frame)) : undefined}
            />
          )}
        </section>
      </div>
    </>
  );
}
