import { ClockIcon } from '../../icons';
import { isTime, readTime } from '../../../domain/common/fields/read-day';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import { IconButton } from '../../basic/button';
import { Menu } from '../menu/menu';
import { TypedBox, type BoxAttributes } from './typed-box';
import { useTypedValue } from './use-typed-value';

const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** Every half-hour of a working day, `08:00` to `20:00`. */
const HALF_HOURS: readonly string[] = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 }, (_, halfHourIndex) => {
  const hour = String(FIRST_HOUR + Math.floor(halfHourIndex / 2)).padStart(2, '0');
  return `${hour}:${halfHourIndex % 2 === 0 ? '00' : '30'}`;
});

export interface TimeInputProps extends BoxAttributes {
  /** `14:30`, or '' for none. */
  value: string;
  /** Time, empty while the input is invalid, and the typed text. */
  onChange: (time: string, typed: string) => void;
}

/** A time of day on 24 hours, typed as `14:30`, `14h30` or `1430`; the button offers every half-hour. */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  const { t } = useTranslation('common');
  const typed = useTypedValue({
    value,
    onChange,
    read: readTime,
    mayGrow: (text) => !isTime(text.trim()),
    write: (time) => time,
    problemOf: (text) => (readTime(text) === undefined ? i18n.t('time.unreadable') : undefined),
  });
  return (
    <TypedBox
      {...rest}
      typed={typed}
      placeholder={t('time.format')}
      offer={
        <Menu
          label={t('time.choose')}
          side="end"
          trigger={(props) => (
            <IconButton
              {...props}
              size="small"
              label={t('time.choose')}
              icon={<ClockIcon />}
              // a time is typed: Tab moves to the next field
              tabIndex={-1}
              disabled={rest.disabled}
            />
          )}
          items={HALF_HOURS.map((time) => ({
            kind: 'action',
            key: time,
            label: time,
            checked: time === value,
            onSelect: () => typed.put(time),
          }))}
        />
      }
    />
  );
}
