import { useState, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { Polygon } from '@pignon/shared/domain/common/geo.schema';
import { frameArea, frameAround } from '@pignon/shared/domain/place/lasso';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, LassoIcon, ScanIcon } from '@pignon/shared/ui/core';
import { MapView } from '@pignon/shared/ui/map';
import { MOST_AREAS } from './search-values';
import styles from '../criteria/areas.module.css';

const FRANCE = { lat: 46.6, lon: 2.4, zoom: 5 };
const FRANCE_FRAME: [number, number, number, number] = [-5.5, 41, 10, 51.5];

/** Where the agency has properties: a search is drawn there. */
function useHome(): Frame | null {
  const { data } = useCall('POST property/map', { body: { bbox: FRANCE_FRAME, zoom: FRANCE.zoom } });
  return data?.extent ?? null;
}

interface AreaBoardProps {
  areas: readonly Polygon[];
  onAreas: (areas: Polygon[]) => void;
}

/** A map to draw around what a customer looks for; by keyboard, what the map shows can be taken. */
export function AreaBoard({ areas, onAreas }: AreaBoardProps): ReactNode {
  const { t } = useTranslation('contact');
  const [drawing, setDrawing] = useState(areas.length === 0);
  // where the areas were when the map was opened: it does not jump when one more is drawn
  const [opened] = useState(() => frameAround(areas));
  const [seen, setSeen] = useState<Frame | null>(null);
  const home = useHome();
  const add = (area: Polygon | null) => area && onAreas([...areas, area]);
  const isFull = areas.length >= MOST_AREAS;
  return (
    <div className={styles.areas}>
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
        <Button icon={<ScanIcon />} disabled={seen === null || isFull} onClick={() => seen && add(frameArea(seen))}>
          {t('area.takeFrame')}
        </Button>
      </div>
      <div className={styles.large}>
        <MapView
          label={t('area.map')}
          base="plan"
          place={FRANCE}
          fit={opened ?? home}
          areas={areas}
          drawing={drawing && !isFull}
          onDrawn={(area) => {
            setDrawing(false);
            add(area);
          }}
          onMove={(_, frame) => setSeen(frame)}
        />
      </div>
    </div>
  );
}
