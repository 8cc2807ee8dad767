import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { kindsFor } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import { KIND_LABELS } from '@pignon/shared/domain/mandate/texts/mandate-text-labels';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, FileTextIcon, Menu, RefusedButton, useDocumentWindow, type MenuItem } from '@pignon/shared/ui/core';

/** Menu of blank mandates for a property, one for each allowed kind. */
export function BlankMenu({ property }: { property: Pick<Property, 'reference' | 'transactionType'> }): ReactNode {
  const { t } = useTranslation('mandate');
  const { open, busy } = useDocumentWindow();
  const masked = usePrivacy();
  const label = t('document.blank');
  if (masked)
    return (
      <RefusedButton icon={<FileTextIcon />} reason={t('document.private')}>
        {label}
      </RefusedButton>
    );
  const { reference, transactionType } = property;
  const items = kindsFor(transactionType).map((kind): MenuItem => {
    const print = () => call('POST mandate/blank/{id}', { params: { id: reference }, query: { kind } });
    return { kind: 'action', key: kind, label: KIND_LABELS[kind].fr, onSelect: () => void open(label, print) };
  });
  return (
    <Menu
      label={label}
      items={items}
      side="end"
      trigger={(trigger) => (
        <Button {...trigger} loading={busy} icon={<FileTextIcon />}>
          {label}
        </Button>
      )}
    />
  );
}
