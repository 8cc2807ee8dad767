import type { ReactNode } from 'react';
import { MANDATE_FILE_KINDS, type MandateFileKind } from '@pignon/shared/domain/media/media.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '@pignon/shared/ui/core';

interface KindSelectProps {
  label: string;
  value: MandateFileKind;
  onChange: (kind: MandateFileKind) => void;
}

/** Kind of a file. */
export function KindSelect({ label, value, onChange }: KindSelectProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <SelectBox
      aria-label={label}
      value={value}
      options={MANDATE_FILE_KINDS.map((kind) => ({ value: kind, label: t(`mediaMark.${kind}`) }))}
      onChange={(next) => {
        const kind = MANDATE_FILE_KINDS.find((known) => known === next);
        if (kind) onChange(kind);
      }}
    />
  );
}
