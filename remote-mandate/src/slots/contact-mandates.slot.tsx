import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { FileSignatureIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { MandateLine } from '../features/mandate-line';

const MAX_MANDATES = 20;

/** Mandates given by a contact, latest first; hidden when there are none. */
export function Slot({ contactId }: SlotProps<'contact.panel'>): ReactNode {
  const { t } = useTranslation('mandate');
  const query = useMandates({
    dto: { contactId },
    pageSize: MAX_MANDATES,
    pageNumber: 0,
    order: { property: 'createdTime', direction: 'DESC' },
  });
  const total = query.data?.page.totalElements;
  if (total === 0) return null;
  return (
    <Panel title={t('list.title')} icon={<FileSignatureIcon />} count={total}>
      <PanelContent query={query} isEmpty={() => false} empty={null}>
        {({ content }) => (
          <PanelList>
            {content.map((mandate) => (
              <MandateLine key={mandate.id} mandate={mandate} shows="property" />
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
