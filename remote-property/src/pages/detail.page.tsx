import { ProblemError } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useParams } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  CartToggle,
  MandateTypeTag,
  PageFrame,
  PropertyStatusTag,
  ScreenEmpty,
  ScreenError,
  TransactionTag,
} from '@pignon/shared/ui/core';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useListScope } from '../data/list-scope';
import { useFreshProperties, useProperty } from '../data/property.queries';
import { DetailSkeleton } from '../features/detail/detail-skeleton';
import { PropertyDetail } from '../features/detail/property-detail';
import { useNeighbours, type Walk } from '../features/detail/use-neighbours';
import { WalkButtons } from '../features/detail/walk-buttons';
import styles from '../features/detail/detail.module.css';

/** Refusals that mean that no such property exists: unknown, or not even shaped like a reference. */
const UNKNOWN: readonly string[] = ['NOT_FOUND', 'VALIDATION', 'BAD_REQUEST'];

function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

function BackToList() {
  const { t } = useTranslation('property');
  const scope = useListScope();
  return (
    <Link to={`/property/list${scope?.search ?? ''}`} className={styles.back} aria-label={t('detail.back')}>
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

function Actions({ reference, walk }: { reference: string; walk: Walk | null }) {
  return (
    <>
      {walk && <WalkButtons walk={walk} />}
      <CartToggle kind="property" id={reference} />
    </>
  );
}

function Unknown({ reference }: { reference: string }) {
  const { t } = useTranslation('property');
  const back = (
    <ButtonLink to="/property/list" type="primary">
      {t('detail.toList')}
    </ButtonLink>
  );
  return (
    <ScreenEmpty title={t('detail.unknownTitle')} action={back}>
      {t('detail.unknown', { reference })}
    </ScreenEmpty>
  );
}

/** `/property/:reference`: everything about one property. */
export function Page() {
  const { t } = useTranslation('property');
  const { reference = '' } = useParams();
  const { data: property, error, refetch } = useProperty(reference);
  const walk = useNeighbours(reference);
  useFreshProperties();
  if (property) {
    return (
      <PageFrame
        title={property.title || t(`propertyType.${property.propertyType}`)}
        back={<BackToList />}
        tags={<Tags property={property} />}
        action={<Actions reference={property.reference} walk={walk} />}
      >
        <PropertyDetail property={property} day={today()} />
      </PageFrame>
    );
  }
  const unknown = error instanceof ProblemError && UNKNOWN.includes(error.code);
  return (
    <PageFrame title={reference} back={<BackToList />} action={walk && <WalkButtons walk={walk} />}>
      {!error && <DetailSkeleton />}
      {error &&
        (unknown ? <Unknown reference={reference} /> : <ScreenError error={error} onRetry={() => void refetch()} />)}
    </PageFrame>
  );
}
