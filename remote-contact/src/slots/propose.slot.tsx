import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { RefusedButton, SendIcon } from '@pignon/shared/ui/core';
import { ProposeButton } from '../features/proposals/propose-button';

/** In the cart: proposes the selected properties to the selected contacts. */
export function Slot({ references, contactIds }: SlotProps<'cart.action'>): ReactNode {
  const { t } = useTranslation('contact');
  const missingPart = references.length === 0 ? 'noProperty' : contactIds.length === 0 ? 'noContact' : undefined;
  if (missingPart)
    return (
      <RefusedButton icon={<SendIcon />} reason={t(`propose.${missingPart}`)}>
        {t('propose.open')}
      </RefusedButton>
    );
  return (
    <ProposeButton
      pairs={contactIds.flatMap((contactId) => references.map((reference) => ({ contactId, reference })))}
    />
  );
}
