import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Input } from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import type { Bounds, RangeFilter } from '../list/list-filters';
import { readBounds, writeBounds } from './bounds-text';
import styles from './filter.module.css';

const SETTLE_MS = 400;
const UNITS: Readonly<Partial<Record<RangeFilter, string>>> = { price: '€', homeSize: 'm²', landSize: 'm²' };

interface RangeFieldsProps {
  name: RangeFilter;
  value: Bounds | null;
  /** Called with valid bounds: 400 ms after the last key, at once on Enter and blur. */
  onChange: (bounds: Bounds | null) => void;
}

const textOf = (bounds: Bounds | null) => JSON.stringify(writeBounds(bounds));

/** Minimum and maximum of a criterion. */
export function RangeFields({ name, value, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('property');
  const [text, setText] = useState(() => writeBounds(value));
  const [settledText, setSettledText] = useState(() => textOf(value));
  const [openRange, setOpenRange] = useState<string>();
  // the latest callback: other fields may have changed meanwhile, and must not be reset
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const read = readBounds(text, name === 'rooms' || name === 'bedrooms', name === 'price' ? 'EUROS' : 'NUMBER');
  const typed = 'bounds' in read ? textOf(read.bounds) : undefined;
  if (textOf(value) !== settledText) {
    // the address changed (a band, a removed chip, Back): replaces the text, unless it only echoes an earlier text
    setSettledText(textOf(value));
    setOpenRange(undefined);
    if (textOf(value) !== typed && textOf(value) !== openRange) setText(writeBounds(value));
  }
  const applyBounds = () => {
    if (!('bounds' in read) || typed === settledText) return;
    setOpenRange(typed);
    latestOnChange.current(read.bounds);
  };
  useEffect(() => {
    if (!('bounds' in read) || typed === settledText) return;
    const timer = setTimeout(applyBounds, SETTLE_MS);
    return () => clearTimeout(timer);
    // restarts with each typed text only
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [typed, settledText]);
  const unit = UNITS[name];
  const fault = 'fault' in read ? t(read.fault) : undefined;
  return (
    <div className={styles.range}>
      {(['min', 'max'] as const).map((end) => (
        <Input
          key={end}
          inputMode="decimal"
          aria-label={t(`filter.${end}`, { name: t(headingKey(name)) })}
          placeholder={t(`filter.${end}.short`)}
          suffix={unit && <span aria-hidden>{unit}</span>}
          maxLength={16}
          value={text[end]}
          invalid={fault !== undefined}
          onChange={(event) => setText({ ...text, [end]: event.target.value })}
          onBlur={applyBounds}
          onKeyDown={({ key }) => {
            if (key === 'Enter') applyBounds();
          }}
        />
      ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
