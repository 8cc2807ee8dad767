import type { ReactNode } from 'react';
import type { AmendmentChange } from '@pignon/shared/domain/mandate/amendment/amendment-changes';
import { useTranslation } from '@pignon/shared/i18n';
import { Facts, MaskedValue } from '@pignon/shared/ui/core';

/** Changes of an amendment, before and after; hidden from customers. */
export function AmendedTable({ lines }: { lines: readonly AmendmentChange[] }): ReactNode {
  const { t } = useTranslation('mandate');
  const emptyText = t('amend.none');
  return (
    <Facts
      facts={lines.map(({ label, before, after }) => ({
        label,
        value: (
          <MaskedValue>
            <span className="pg-tabular">
              <del>{before ?? emptyText}</del> → <ins>{after ?? emptyText}</ins>
            </span>
          </MaskedValue>
        ),
      }))}
    />
  );
}
