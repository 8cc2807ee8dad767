import { Slot } from '@pignon/shared/contract';
import { useColleagues } from '@pignon/shared/api';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CommentList, Panel } from '@pignon/shared/ui/core';
import { ContactLinks } from './contact-links';
import { PriceHistory } from './price/price-history';
import { RentalBlock } from './price/rental-block';
import { SaleBlock } from './price/sale-block';
import { useTallSticky } from './use-tall-sticky';
import chapters from './chapters.module.css';
import detail from './detail.module.css';

function NegotiatorName({ email }: { email: string }) {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  return (
    <div className={chapters.contacts}>
      <h3>{t('contacts.negotiator')}</h3>
      <p className={detail.negotiator}>{nameOf(email)}</p>
    </div>
  );
}

/** Remarks signed by names rather than by e-mails. */
function Comments({ comments }: Pick<Property, 'comments'>) {
  const { nameOf } = useColleagues();
  return <CommentList comments={comments.map((one) => ({ ...one, author: one.author && nameOf(one.author) }))} />;
}

/** Beside the property: its price, the people, what the other domains know of it, and the remarks of colleagues. */
export function PropertySide({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const column = useTallSticky<HTMLElement>();
  const rental = property.transactionType === 'RENT';
  const { priceHistory } = property.financialInfo;
  return (
    <aside ref={column} className={detail.side}>
      <Panel title={t(rental ? 'section.rent' : 'section.price')}>
        {rental ? <RentalBlock property={property} /> : <SaleBlock property={property} />}
      </Panel>
      <Panel title={t('section.contacts')}>
        {property.negotiator !== null && <NegotiatorName email={property.negotiator} />}
        <ContactLinks contactTypes={property.contactTypes} />
      </Panel>
      <Slot name="property.panel" reference={property.reference} />
      <Panel title={t('section.comments')}>
        <Comments comments={property.comments} />
      </Panel>
      {priceHistory.length > 0 && (
        <Panel title={t('section.priceHistory')}>
          <PriceHistory property={property} />
        </Panel>
      )}
    </aside>
  );
}
