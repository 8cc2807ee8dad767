import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import { slotOutlinesStore } from '../slot-outlines-store';
import { slotBoxes, type SlotBox } from './slot-boxes';
import './slot-outlines.css';

/** Measures the slots before every frame, as no event reports their moves. */
function useBoxes(): readonly SlotBox[] {
  const [boxes, setBoxes] = useState(slotBoxes);
  useEffect(() => {
    let frame = 0;
    let lastSerialized = '';
    const measureSlots = () => {
      const next = slotBoxes();
      const serialized = JSON.stringify(next);
      if (serialized !== lastSerialized) setBoxes(next);
      lastSerialized = serialized;
      frame = requestAnimationFrame(measureSlots);
    };
    frame = requestAnimationFrame(measureSlots);
    return () => cancelAnimationFrame(frame);
  }, []);
  return boxes;
}

function Outline({ box }: { box: SlotBox }) {
  const { t } = useTranslation('developer');
  const { name, remote, filling, ...place } = box;
  const label = filling === 'drawn' ? remote : [remote, t(`slots.${filling}`)].filter(Boolean).join(', ');
  return (
    <div className={`host-outline host-outline-${filling}`} data-slot={name} data-remote={remote} style={place}>
      <span>
        {name} · {label}
      </span>
    </div>
  );
}

/** Draws a labelled frame over every slot; layout and use of the page do not change. */
export function SlotOutlines() {
  const { t } = useTranslation('developer');
  const boxes = useBoxes();
  const empty = boxes.filter(({ filling }) => filling === 'empty').length;
  return createPortal(
    <>
      <div className="host-outlines" aria-hidden>
        {boxes.map((box, index) => (
          <Outline key={`${box.name} ${box.remote ?? ''} ${index}`} box={box} />
        ))}
      </div>
      <aside className="host-outlines-bar" aria-label={t('tab.slots')}>
        <span>
          {t('slots.count', { count: boxes.length })}
          {empty > 0 && `, ${t('slots.vacant', { count: empty })}`}
        </span>
        <Button size="small" onClick={() => slotOutlinesStore.set(false)}>
          {t('slots.unframe')}
        </Button>
      </aside>
    </>,
    document.body,
  );
}
