import type { ReactNode } from 'react';
import { Select } from 'antd';
import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox, type SelectBoxOption } from '../../core/input/select-box';
import { FormField, type Control, type FieldSettings } from './form-field';
import { SwitchBox } from './switch-box';

type Options = { options: readonly SelectBoxOption[]; disabled?: boolean };

type SelectSettings = Options & {
  /** Offers « Aucun », which is null. */
  nullable?: boolean;
  /** Label of null when « Aucun » would claim too much: « Non renseigné ». */
  noneLabel?: string;
  /** Typing narrows the choice: for lists longer than a screen. */
  search?: boolean;
};

const matches = (input: string, option?: { label?: ReactNode }): boolean => {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');
  return typeof option?.label === 'string' && fold(option.label).includes(fold(input));
};

function Box({
  value,
  onChange,
  options,
  nullable,
  noneLabel,
  search,
  ...rest
}: Control<string | null> & SelectSettings) {
  const { t } = useTranslation('form');
  const empty = noneLabel ?? t(nullable ? 'form:none' : 'form:choose');
  if (!search)
    return (
      <SelectBox
        {...rest}
        options={options}
        value={value ?? ''}
        placeholder={nullable || value == null ? empty : undefined}
        onChange={(newValue) => onChange?.(newValue === '' ? null : newValue)}
      />
    );
  return (
    <Select
      {...rest}
      options={[...options]}
      value={value ?? undefined}
      placeholder={empty}
      allowClear={nullable}
      showSearch={{ filterOption: matches }}
      onChange={(newValue: string | undefined) => onChange?.(newValue ?? null)}
    />
  );
}

/** Single choice out of a list: a native select, or a searchable one. */
export function SelectField(props: FieldSettings & SelectSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <Box {...box} />
    </FormField>
  );
}

type MultiSelectProps = Options & { placeholder?: string };

function MultiSelect({ value, onChange, options, ...rest }: Control<string[]> & MultiSelectProps) {
  return (
    <Select
      {...rest}
      mode="multiple"
      options={[...options]}
      value={value ?? []}
      showSearch={{ filterOption: matches }}
      onChange={(newValue: string[]) => onChange?.(newValue)}
    />
  );
}

/** Several choices out of a list. */
export function MultiSelectField(props: FieldSettings & MultiSelectProps) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <MultiSelect {...box} />
    </FormField>
  );
}

type TagSettings = { placeholder?: string; suggestions?: readonly SelectBoxOption[]; disabled?: boolean };

function TagBox({ value, onChange, suggestions = [], ...rest }: Control<string[]> & TagSettings) {
  return (
    <Select
      {...rest}
      mode="tags"
      options={[...suggestions]}
      value={value ?? []}
      tokenSeparators={[',', ';']}
      open={suggestions.length > 0 ? undefined : false}
      suffix={suggestions.length > 0 ? undefined : null}
      onChange={(newValue: string[]) => onChange?.(newValue.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
    />
  );
}

/** Free words, each ended by Enter or a comma. */
export function TagsField(props: FieldSettings & TagSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <TagBox {...box} />
    </FormField>
  );
}

/** A switch with immediate effect. */
export function SwitchField({ disabled, ...field }: FieldSettings & { disabled?: boolean }) {
  return (
    <FormField {...field}>
      <SwitchBox disabled={disabled} />
    </FormField>
  );
}
