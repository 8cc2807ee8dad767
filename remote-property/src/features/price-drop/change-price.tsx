import { useState } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, lazyDialog, PencilIcon, RefusedButton } from '@pignon/shared/ui/core';

const PriceDialog = lazyDialog(async () => (await import('./price-dialog')).PriceDialog);

/** Changes the price without the full form. Disabled on the client's screen, where the net price is hidden. */
export function ChangePrice({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const mayWrite = useMay('write');
  const masked = usePrivacy();
  const rental = property.transactionType === 'RENT';
  const label = t(rental ? 'drop.changeRent' : 'drop.changePrice');
  const isOffered = mayWrite && !(rental && property.rentalInfo === null);
  const run = () => setOpen(true);
  usePageActions(isOffered ? [{ id: 'price', label, icon: <PencilIcon />, run, disabled: masked }] : []);
  if (!isOffered) return null;
  return (
    <>
      {masked ? (
        <RefusedButton type="text" icon={<PencilIcon />} reason={t('drop.masked')}>
          {label}
        </RefusedButton>
      ) : (
        <Button type="text" icon={<PencilIcon />} onClick={run}>
          {label}
        </Button>
      )}
      {open && <PriceDialog property={property} onClose={() => setOpen(false)} />}
    </>
  );
}
