import { call } from '@pignon/shared/api';
import { kindsFor } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import { KIND_LABELS } from '@pignon/shared/domain/mandate/texts/mandate-text-labels';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { FileSignatureIcon, useDocumentWindow, type MenuItem } from '@pignon/shared/ui/core';

/** Opens blank mandates of a property, one for each allowed kind, to be filled in by hand. */
export function useBlankMandates({
  reference,
  transactionType,
}: Pick<Property, 'reference' | 'transactionType'>): MenuItem[] {
  const { t } = useTranslation('property');
  const { open, busy } = useDocumentWindow();
  const masked = usePrivacy();
  const title = t('actions.blankMandate');
  const items = kindsFor(transactionType).map((kind): MenuItem => {
    const print = () => call('POST mandate/blank/{id}', { params: { id: reference }, query: { kind } });
    return {
      kind: 'action',
      key: `blank-${kind}`,
      label: KIND_LABELS[kind].fr,
      icon: <FileSignatureIcon />,
      detail: masked ? t('actions.hidden') : undefined,
      disabled: masked || busy,
      onSelect: () => void open(title, print),
    };
  });
  return [{ kind: 'group', key: 'blank', label: title }, ...items];
}
