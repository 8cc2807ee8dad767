import { useEffect } from 'react';
import { useCall } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { Slot } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { Dialog } from '@pignon/shared/ui/core';
import { priceDropStore, type Drop } from './last-price-drop';

const WIDTH = 880;

const clearDrop = () => priceDropStore.set(null);

function Newcomers({ drop }: { drop: Drop }) {
  const { t } = useTranslation('property');
  const { reference, ...prices } = drop;
  const { data, error } = useCall('POST property/{reference}/newly-matching', {
    params: { reference },
    body: prices,
  });
  const isEmpty = data?.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    bus.publish('notice.raised', { message: t('drop.nobody') });
    clearDrop();
  }, [isEmpty, t]);
  if (isEmpty || (!data && !error)) return null;
  return (
    <Dialog open look="drawer" width={WIDTH} title={t('drop.title')} onClose={clearDrop}>
      <Slot name="property.priceDrop" {...drop} />
    </Dialog>
  );
}

/** On a property's page after a price drop: newly matching customers, drawn by the contact remote. */
export function PriceDropNews({ reference }: { reference: string }) {
  const drop = useStore(priceDropStore);
  return drop?.reference === reference && <Newcomers drop={drop} />;
}
