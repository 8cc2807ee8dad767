import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate, useSearchParams } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  HouseIcon,
  lazyPart,
  PageFrame,
  Panel,
  RecordPicker,
  ScreenEmpty,
  ScreenError,
} from '@pignon/shared/ui/core';
import { useMandateProperty } from '../data/mandate-property.queries';
import { FormSkeleton } from '../features/form/form-skeleton';
import { OtherMandatesWarning } from '../features/form/other-mandates-warning';
import { BlankMenu } from '../features/blank-menu';
import { isMissing } from '../features/is-missing';
import styles from '../features/form/form.module.css';

const NewForm = lazyPart(async () => (await import('../features/form/new-form')).NewForm, 'page');

/** Asks for the mandate's property, on which the form depends. */
function ChooseProperty({ note }: { note: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const navigate = useNavigate();
  return (
    <div className={styles.start}>
      <Panel title={t('new.property')} icon={<HouseIcon />}>
        <div className={styles.principals}>
          <p role="status">{note}</p>
          <RecordPicker
            kind="property"
            label={t('new.findProperty')}
            onPick={({ reference }) => void navigate(`${paths.newMandate}?property=${encodeURIComponent(reference)}`)}
          />
        </div>
      </Panel>
    </div>
  );
}

function OfProperty({ property }: { property: Property }): ReactNode {
  const { t } = useTranslation('mandate');
  const { reference, transactionType } = property;
  if (transactionType === null)
    return (
      <ScreenEmpty
        title={t('new.noTransaction')}
        action={<ButtonLink to={paths.property(reference)}>{t('detail.seeProperty')}</ButtonLink>}
      >
        {t('new.noTransactionText')}
      </ScreenEmpty>
    );
  return (
    <>
      <div className={styles.others}>
        <OtherMandatesWarning reference={reference} />
      </div>
      <NewForm key={reference} property={{ ...property, transactionType }} pending={<FormSkeleton />} />
    </>
  );
}

function Content({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const { data, error, refetch } = useMandateProperty(reference);
  if (reference === '') return <ChooseProperty note={t('new.propertyLead')} />;
  if (isMissing(error)) return <ChooseProperty note={t('new.unknown', { reference })} />;
  if (data) return <OfProperty property={data} />;
  return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <FormSkeleton />;
}

/** A blank mandate to fill in by hand at an appointment. */
function BlankOf({ reference }: { reference: string }): ReactNode {
  const { data } = useMandateProperty(reference);
  return data ? <BlankMenu property={data} /> : null;
}

/** `/mandate/new?property=V26-00042`: form of a new mandate. */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const [search] = useSearchParams();
  const reference = search.get('property')?.trim() ?? '';
  return (
    <PageFrame
      title={t('new.title')}
      tabTitle={reference ? `${t('new.title')} · ${reference}` : undefined}
      back={
        <ButtonLink to={paths.mandates} type="link" icon={<ArrowLeftIcon />}>
          {t('list.title')}
        </ButtonLink>
      }
      action={
        reference !== '' && (
          <>
            <BlankOf reference={reference} />
            <ButtonLink to={paths.newMandate}>{t('new.otherProperty')}</ButtonLink>
          </>
        )
      }
    >
      <Content reference={reference} />
    </PageFrame>
  );
}
