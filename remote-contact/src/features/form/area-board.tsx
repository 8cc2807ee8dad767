import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import { frameArea, frameAround } from '@pignon/shared/domain/place/lasso';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, LassoIcon, ScanIcon, Segmented } from '@pignon/shared/ui/core';
import { MapView, type BaseLayer } from '@pignon/shared/ui/map';
import { MAX_AREAS } from './search-values';
import styles from '../criteria/areas.module.css';

const BASES: readonly BaseLayer[] = ['plan', 'ortho', 'cadastre'];
const FRANCE = { lat: 46.6, lon: 2.4, zoom: 5 };
const FRANCE_FRAME: [number, number, number, number] = [-5.5, 41, 10, 51.5];

/** Initial frame of the map: the selected towns, else the agency, else its properties. */
function useStart(communes: readonly string[]): Frame | null {
  const { data, isPending } = useCall('GET place/start', { query: { insee: [...communes] } }, { keepPrevious: true });
  const isUnknown = !isPending && !data?.frame;
  const stock = useCall(
    'POST property/map',
    { body: { bbox: FRANCE_FRAME, zoom: FRANCE.zoom } },
    { enabled: isUnknown },
  );
  return data?.frame ?? stock.data?.extent ?? null;
}

interface AreaBoardProps {
  /** INSEE codes of the searched communes. */
  communes: readonly string[];
  areas: readonly Polygon[];
  onAreas: (areas: Polygon[]) => void;
}

/** A map to draw search areas; by keyboard, the visible frame can be taken. */
export function AreaBoard({ communes, areas, onAreas }: AreaBoardProps): ReactNode {
  const { t } = useTranslation('contact');
  const [drawing, setDrawing] = useState(areas.length === 0);
  // initial areas: the map does not move when areas are added or removed
  const [initialFrame] = useState(() => frameAround(areas));
  const [visibleFrame, setVisibleFrame] = useState<Frame | null>(null);
  const [baseLayer, setBaseLayer] = useState<BaseLayer>('plan');
  const start = useStart(communes);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => board.current?.scrollIntoView({ block: 'nearest' }), []);
  const add = (area: Polygon | null) => area && onAreas([...areas, area]);
  const isFull = areas.length >= MAX_AREAS;
  const [isTooWide, setTooWide] = useState(false);
  const addVisibleFrame = () => {
    const area = visibleFrame && frameArea(visibleFrame);
    setTooWide(area === null);
    add(area);
  };
  return (
    <div ref={board} className={styles.areas}>
      <div className={styles.tools}>
        <Button
          icon={<LassoIcon />}
          type={drawing ? 'primary' : 'default'}
          aria-pressed={drawing}
          disabled={isFull}
          onClick={() => setDrawing(!drawing)}
        >
          {t(drawing ? 'area.stop' : 'area.draw')}
        </Button>
        <Button icon={<ScanIcon />} disabled={visibleFrame === null || isFull} onClick={addVisibleFrame}>
          {t('area.takeFrame')}
        </Button>
        <Segmented<BaseLayer>
          label={t('area.base')}
          value={baseLayer}
          options={BASES.map((value) => ({ value, label: t(`area.base.${value}`) }))}
          onChange={setBaseLayer}
        />
      </div>
      <p role="status" className={styles.refused}>
        {isFull ? t('area.full', { count: MAX_AREAS }) : isTooWide && t('area.frameTooWide')}
      </p>
      <div className={styles.large}>
        <MapView
          label={t('area.map')}
          base={baseLayer}
          place={FRANCE}
          fit={initialFrame ?? start}
          areas={areas}
          drawing={drawing && !isFull}
          onDrawn={(area) => {
            setDrawing(false);
            add(area);
          }}
          onMove={(_, frame) => {
            setVisibleFrame(frame);
            setTooWide(false);
          }}
        />
      </div>
    </div>
  );
}
