import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { agencyTexts } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import { MANDATE_KINDS, MANDATE_TEXTS, type MandateKind } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { KIND_LABELS, TEXT_LABELS } from '@pignon/shared/domain/mandate/texts/mandate-text-labels';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useSearchParams } from '@pignon/shared/router';
import { Alert, lazyPart, LinkTabs, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useAgency } from '../../data/agency.queries';
import styles from './texts.module.css';

/** Loaded on demand: the other parts of the administration have no form. */
const TextsForm = lazyPart(async () => (await import('./texts-form')).TextsForm);

const FORM_HEIGHT = 640;

function FormLoading(): ReactNode {
  return (
    <ScreenLoading>
      <Skeleton height={FORM_HEIGHT} />
    </ScreenLoading>
  );
}

/** Read-only texts, for users who may not edit them. */
function TextsToRead({ agency, kind }: { agency: Agency; kind: MandateKind }): ReactNode {
  const { t } = useTranslation('admin');
  const texts = agencyTexts(agency.mandateTexts, kind);
  return (
    <>
      <Alert type="info" title={t('texts.managersOnly')} />
      <dl className={styles.read}>
        {MANDATE_TEXTS.map((name) => (
          <div key={name}>
            <dt>{TEXT_LABELS[name].fr}</dt>
            <dd>{texts[name] || t('texts.none')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Mandate texts of the kind named by the address. */
export function TextsPanel(): ReactNode {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const { data, error, refetch } = useAgency();
  const mayManage = useMay('manage');
  const kind = MANDATE_KINDS.find((one) => one === search.get('kind')) ?? 'SALE';
  const tabs = MANDATE_KINDS.map((one) => ({
    to: `${paths.administration('texts')}?kind=${one}`,
    label: KIND_LABELS[one].fr,
    current: one === kind,
  }));
  if (!data) return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <FormLoading />;
  return (
    <div className={styles.texts}>
      <LinkTabs label={t('texts.kinds')} tabs={tabs} />
      {mayManage ? (
        <TextsForm key={kind} agency={data} kind={kind} pending={<FormLoading />} />
      ) : (
        <TextsToRead agency={data} kind={kind} />
      )}
    </div>
  );
}
