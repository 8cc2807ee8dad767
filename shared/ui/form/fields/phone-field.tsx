import { useCallback, useEffect, useState } from 'react';
import { formatForeignPhone, formatPhone, i18n } from '@pignon/shared/i18n';
import { Input } from '../../basic/input';
import type { Check } from '../checks';
import { FormField, type Control, type FieldSettings } from './form-field';

type PhoneReader = (typedText: string) => string | null;

/** The numbering plans are large: they load when the first number is shown. */
const plans = () => import('../../../domain/contact/phone/phone').then(({ readPhone }): PhoneReader => readPhone);

/** Formats `+33…` nationally, foreign numbers internationally, other text unchanged. */
function useDisplayedPhone(value: string): string {
  const [foreign, setForeign] = useState<{ of: string; text: string }>();
  const formattedPhone = formatPhone(value);
  const isForeign = value.startsWith('+') && formattedPhone === value;
  useEffect(() => {
    if (!isForeign) return;
    let hasLeft = false;
    void formatForeignPhone(value).then((text) => !hasLeft && setForeign({ of: value, text }));
    return () => {
      hasLeft = true;
    };
  }, [value, isForeign]);
  return isForeign && foreign?.of === value ? foreign.text : formattedPhone;
}

function PhoneBox({ value, onChange, ...rest }: Control<string | null> & { disabled?: boolean }) {
  const [typedText, setTypedText] = useState<string>();
  const displayedPhone = useDisplayedPhone(value ?? '');
  const commitText = async (text: string) => {
    const number = text.trim() === '' ? '' : ((await plans())(text) ?? text.trim());
    setTypedText((now) => (now === text ? undefined : now));
    if (number !== value) onChange?.(number);
  };
  return (
    <Input
      {...rest}
      type="tel"
      autoComplete="off"
      className="pg-number"
      value={typedText ?? displayedPhone}
      onChange={({ target }) => {
        setTypedText(target.value);
        onChange?.(target.value);
      }}
      onBlur={() => typedText !== undefined && void commitText(typedText)}
    />
  );
}

/**
 * A telephone number in French notation, stored as E.164 (`+33612345678`) on blur. An invalid one stays as typed, with
 * a message.
 */
export function PhoneField({ disabled, check, ...field }: FieldSettings & { disabled?: boolean }) {
  const [read, setRead] = useState<PhoneReader>();
  useEffect(() => void plans().then((reader) => setRead(() => reader)), []);
  const exists = useCallback<Check>(
    (value) => {
      const isInvalid = typeof value === 'string' && value.trim() !== '' && read !== undefined && read(value) === null;
      return isInvalid ? i18n.t('form:phone') : check?.(value);
    },
    [read, check],
  );
  return (
    <FormField {...field} check={exists}>
      <PhoneBox disabled={disabled} />
    </FormField>
  );
}
