import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { locale, useTranslation } from '@pignon/shared/i18n';
import { Button, IconButton } from '../../basic/button';
import { useAnchoredPosition } from '../menu/use-anchored-position';
import { SelectBox } from '../input/select-box';
import { DayGrid } from './day-grid';
import { clampDay } from './month-days';
import './calendar.css';

export interface CalendarPopupProps {
  anchor: HTMLElement | null;
  /** Selected day, `2026-11-21`; '' for none. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
  /** `refocus`: closed by a key, so that the field gets the focus. */
  onClose: (refocus: boolean) => void;
}

const YEARS_BACK = 110;
const YEARS_AHEAD = 30;

const monthName = (month: number): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15));
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Years between the bounds, including the current one. */
function yearsAround(year: number, min = '', max = ''): number[] {
  const now = Number(dayOf().slice(0, 4));
  const first = Math.min(year, Number(min.slice(0, 4)) || now - YEARS_BACK);
  const last = Math.max(year, Number(max.slice(0, 4)) || now + YEARS_AHEAD);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

type HeadProps = Pick<CalendarPopupProps, 'min' | 'max'> & { focusedDay: string; onGo: (day: string) => void };

/** Month and year, with navigation. */
function CalendarHead({ focusedDay, min, max, onGo }: HeadProps) {
  const { t } = useTranslation('common');
  const [year = 0, month = 1] = focusedDay.split('-').map(Number);
  const go = (months: number) => onGo(addMonths(focusedDay, months));
  return (
    <header className="pg-calendar-head">
      <IconButton label={t('day.previousMonth')} icon={<ChevronLeftIcon />} onClick={() => go(-1)} />
      <SelectBox
        aria-label={t('day.month')}
        value={String(month)}
        options={MONTHS.map((index) => ({ value: String(index + 1), label: monthName(index) }))}
        onChange={(value) => go(Number(value) - month)}
      />
      <SelectBox
        aria-label={t('day.year')}
        value={String(year)}
        options={yearsAround(year, min, max).map((yearOption) => ({
          value: String(yearOption),
          label: String(yearOption),
        }))}
        onChange={(value) => go((Number(value) - year) * 12)}
      />
      <IconButton label={t('day.nextMonth')} icon={<ChevronRightIcon />} onClick={() => go(1)} />
    </header>
  );
}

/**
 * Calendar to select a day, beside its field: arrows move by day and week, Page up and down by month, Escape closes.
 */
export function CalendarPopup({ anchor, day, min, max, onPick, onClose }: CalendarPopupProps) {
  const { t } = useTranslation('common');
  const today = dayOf();
  const [focusedDay, setFocusedDay] = useState(() => clampDay(day || today, min, max));
  const [popupElement, setPopupElement] = useState<HTMLElement | null>(null);
  const style = useAnchoredPosition(anchor, popupElement, 'start');
  const go = (to: string) => setFocusedDay(clampDay(to, min, max));
  useEffect(() => {
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !popupElement?.contains(target) && !anchor?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
  }, [popupElement, anchor, onClose]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever inside has the focus
    <div
      ref={setPopupElement}
      className="pg-calendar"
      style={style}
      role="dialog"
      aria-label={t('day.calendar')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // closes this layer only
        event.preventDefault();
        event.stopPropagation();
        onClose(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <CalendarHead focusedDay={focusedDay} min={min} max={max} onGo={go} />
      <DayGrid at={focusedDay} day={day} today={today} min={min} max={max} onMove={go} onPick={onPick} />
      {clampDay(today, min, max) === today && (
        <Button type="link" onClick={() => onPick(today)}>
          {t('day.today')}
        </Button>
      )}
    </div>,
    // elements outside an open dialog are not reachable
    anchor?.closest('dialog') ?? document.body,
  );
}
