import { Slot } from '@pignon/shared/contract';
import { useColleagues } from '@pignon/shared/api';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, Panel } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../field-labels';
import { CommentsPanel } from '../comments/comments-panel';
import { CompliancePanel } from '../compliance/compliance-panel';
import { ChangePrice } from '../price-drop/change-price';
import { ContactLinks } from './sections/contact-links';
import { FeeScaleLink } from './sections/listing-links';
import { PriceTimeline } from './price/price-timeline';
import { RentalBlock } from './price/rental-block';
import { SaleBlock } from './price/sale-block';
import { useTallSticky } from './use-tall-sticky';
import chapters from './sections/chapters.module.css';
import detail from './detail.module.css';

function NegotiatorName({ email }: { email: string }) {
  const { label } = useFieldLabels();
  const { nameOf } = useColleagues();
  return (
    <div className={chapters.contacts}>
      <h3>{label('negotiator')}</h3>
      <p className={detail.negotiator}>{nameOf(email)}</p>
    </div>
  );
}

/** Side column of a property: price, people, panels of other remotes, comments. */
export function PropertySideColumn({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { heading } = useFieldLabels();
  const column = useTallSticky<HTMLDivElement>();
  const rental = property.transactionType === 'RENT';
  return (
    <div ref={column} className={classNames('pg-record-side', detail.side)}>
      <Panel
        title={rental ? t('section.rent') : heading('price')}
        action={<ChangePrice key={property.reference} property={property} />}
      >
        {rental ? <RentalBlock property={property} /> : <SaleBlock property={property} />}
        <FeeScaleLink listing={property.listing} />
      </Panel>
      <CompliancePanel property={property} />
      <Panel title={heading('contactTypes')}>
        {property.negotiator !== null && <NegotiatorName email={property.negotiator} />}
        <ContactLinks contactTypes={property.contactTypes} />
      </Panel>
      <Slot name="property.panel" reference={property.reference} />
      <CommentsPanel key={property.reference} property={property} />
      <PriceTimeline property={property} />
    </div>
  );
}
