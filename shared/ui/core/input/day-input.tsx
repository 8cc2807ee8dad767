import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { CalendarDaysIcon } from '../../icons';
import { dayOf } from '@pignon/shared/domain/common/day';
import { hasShortYear, isDay, readDay, writeDay } from '../../../domain/common/fields/read-day';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import { IconButton } from '../../basic/button';
import type { CalendarPopupProps } from '../calendar/calendar-popup';
import { TypedBox, type BoxAttributes } from './typed-box';
import { useTypedValue } from './use-typed-value';

/** First and last allowed day, `2026-11-21`. */
export interface DayBounds {
  min?: string;
  max?: string;
}

/** Returns why a typed day is invalid: unreadable or out of bounds; undefined when valid. */
export function dayProblem(typed: string, { min, max }: DayBounds): string | undefined {
  const day = readDay(typed, dayOf());
  if (day === null) return undefined;
  if (day === undefined) return i18n.t('day.unreadable');
  if (min !== undefined && day < min) return i18n.t('day.tooEarly', { date: writeDay(min) });
  if (max !== undefined && day > max) return i18n.t('day.tooLate', { date: writeDay(max) });
  return undefined;
}

export interface DayInputProps extends BoxAttributes, DayBounds {
  /** `2026-11-21`, or '' for none. */
  value: string;
  /** Day, empty while the input is invalid, and the typed text. */
  onChange: (day: string, typed: string) => void;
}

/** Loads the calendar when first opened; null on failure. */
function useCalendar() {
  const [open, setOpen] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<CalendarPopupProps> | null>();
  const openCalendar = () => {
    setOpen(true);
    if (Popup) return;
    import('../calendar/calendar-popup').then(
      (calendarModule) => setPopup(() => calendarModule.CalendarPopup),
      () => setPopup(null),
    );
  };
  return { open, show: openCalendar, close: () => setOpen(false), Popup: open ? Popup : undefined };
}

/**
 * A day field, day first in any browser: accepts `21/11/2026`, `21/11/26` and `21112026`; the down arrow key or the
 * button opens a calendar. Invalid text stays, with an error.
 */
export function DayInput({ value, onChange, min, max, ...rest }: DayInputProps) {
  const { t } = useTranslation('common');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { open, show: openCalendar, close, Popup } = useCalendar();
  const typed = useTypedValue({
    value,
    onChange,
    read: (text) => readDay(text, dayOf()),
    mayGrow: hasShortYear,
    write: writeDay,
    problemOf: (text) => dayProblem(text, { min, max }),
  });
  const closeAndRefocus = () => {
    close();
    box?.querySelector('input')?.focus();
  };
  const openWithKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    openCalendar();
  };
  return (
    <span ref={setBox}>
      <TypedBox
        {...rest}
        typed={typed}
        placeholder={t('day.format')}
        onKeyDown={openWithKey}
        offer={
          <IconButton
            size="small"
            label={t('day.calendar')}
            icon={<CalendarDaysIcon />}
            // the down arrow key opens it from the field
            tabIndex={-1}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            // keeps the focus in the field: losing it would close the calendar before the click, which would reopen it
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (open ? closeAndRefocus() : openCalendar())}
          />
        }
      />
      {open && Popup === null && (
        <span className="pg-field-error" role="alert">
          {t('day.noCalendar')}
        </span>
      )}
      {Popup && (
        <Popup
          anchor={box}
          day={isDay(value) ? value : ''}
          min={min}
          max={max}
          onPick={(day) => {
            typed.put(day);
            closeAndRefocus();
          }}
          onClose={(refocus) => (refocus ? closeAndRefocus() : close())}
        />
      )}
    </span>
  );
}
