import { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useParams, type ListWalk } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  CartToggle,
  MandateTypeTag,
  PageFrame,
  PropertyStatusTag,
  ScreenError,
  TransactionTag,
  WalkButtons,
} from '@pignon/shared/ui/core';
import { shortTitle } from '@pignon/shared/domain/property/title';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { propertyScope } from '../data/property-scope';
import { useProperty, usePropertyPrefetch } from '../data/property.queries';
import { PropertyActions } from '../features/actions/property-actions';
import { DetailSkeleton } from '../features/detail/detail-skeleton';
import { PropertyDetail } from '../features/detail/property-detail';
import { UnknownProperty, isUnknown } from '../features/detail/unknown-property';
import { PriceDropNews } from '../features/price-drop/price-drop-news';
import { usePropertyNav } from '../features/detail/use-property-nav';
import styles from '../features/detail/detail.module.css';
import { addRecordTexts } from '../features/record-texts';

function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

function BackToList() {
  const { t } = useTranslation('property');
  const scope = propertyScope.use();
  return (
    <Link to={scope?.address ?? paths.properties} className={styles.back} aria-label={t('detail.back')}>
      <ArrowLeftIcon />
      <span>{t('list.title')}</span>
    </Link>
  );
}

function Tags({ property }: { property: Property }) {
  return (
    <>
      {property.transactionType && <TransactionTag type={property.transactionType} />}
      <PropertyStatusTag status={property.propertyStatus} />
      {property.mandateType && <MandateTypeTag type={property.mandateType} />}
    </>
  );
}

function WalkThroughList({ walk }: { walk: ListWalk | null }) {
  const prefetch = usePropertyPrefetch();
  return walk && <WalkButtons walk={walk} onIntent={prefetch.property} />;
}

/** `/property/:reference`: everything about one property. */
export function Page() {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { reference = '' } = useParams();
  const { data: property, error, refetch } = useProperty(reference);
  const walk = usePropertyNav(reference);
  if (property) {
    const title = property.title || t(`propertyType.${property.propertyType}`);
    return (
      <PageFrame
        title={title}
        tabTitle={`${property.reference} · ${shortTitle(title)}`}
        back={<BackToList />}
        tags={<Tags property={property} />}
        action={
          <>
            <WalkThroughList walk={walk} />
            <CartToggle kind="property" id={property.reference} />
            <PropertyActions key={property.reference} property={property} />
          </>
        }
      >
        <PropertyDetail property={property} day={today()} />
        <PriceDropNews reference={property.reference} />
      </PageFrame>
    );
  }
  const isUnknownProperty = error instanceof ProblemError && isUnknown(error);
  return (
    <PageFrame title={reference} back={<BackToList />} action={<WalkThroughList walk={walk} />}>
      {!error && <DetailSkeleton />}
      {error &&
        (isUnknownProperty ? (
          <UnknownProperty reference={reference} />
        ) : (
          <ScreenError error={error} onRetry={() => void refetch()} />
        ))}
    </PageFrame>
  );
}
