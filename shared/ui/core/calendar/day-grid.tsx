import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatLongDate, locale } from '@pignon/shared/i18n';
import { classNames } from '../../basic/class-names';
import { dayOfKey, weeksOf, clampDay } from './month-days';

interface DayGridProps {
  /** Focused day, whose month is shown. */
  at: string;
  /** Selected day, '' for none. */
  day: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onMove: (day: string) => void;
  onPick: (day: string) => void;
}

/** Monday to Sunday; 2 November 2026 is a Monday. */
const WEEKDAYS = [2, 3, 4, 5, 6, 7, 8].map((date) => Date.UTC(2026, 10, date));

function weekdayNames(width: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: width, timeZone: 'UTC' });
  return WEEKDAYS.map((day) => format.format(day));
}

/** Days of a month, one of them focused. */
export function DayGrid({ at, day, today, min, max, onMove, onPick }: DayGridProps) {
  const table = useRef<HTMLTableElement>(null);
  /** True when the next render focuses the day: at opening and after a key, not after a change of month or year. */
  const focusesNextRender = useRef(true);
  useEffect(() => {
    if (focusesNextRender.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    focusesNextRender.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const nextDay = dayOfKey(event.key, event.shiftKey, at);
    if (nextDay === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusesNextRender.current = true;
    onMove(nextDay);
  };
  const long = weekdayNames('long');
  return (
    <table ref={table} role="grid" className="pg-calendar-days" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayNames('short').map((name, index) => (
            <th key={name} scope="col" abbr={long[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at).map((week) => (
          <tr key={week[0]}>
            {week.map((dayOfWeek) => (
              <td key={dayOfWeek}>
                <button
                  type="button"
                  tabIndex={dayOfWeek === at ? 0 : -1}
                  className={classNames(dayOfWeek.slice(0, 7) !== at.slice(0, 7) && 'pg-calendar-outside')}
                  aria-label={formatLongDate(dayOfWeek)}
                  aria-pressed={dayOfWeek === day}
                  aria-current={dayOfWeek === today ? 'date' : undefined}
                  disabled={clampDay(dayOfWeek, min, max) !== dayOfWeek}
                  onClick={() => onPick(dayOfWeek)}
                >
                  {Number(dayOfWeek.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
