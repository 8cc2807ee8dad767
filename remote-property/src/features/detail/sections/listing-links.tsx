import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ExternalLinkIcon } from '@pignon/shared/ui/core';
import { Description } from './description';
import styles from './chapters.module.css';

function WebLink({ url, text }: { url: string; text: string }) {
  return (
    <p>
      <a className={styles.webLink} href={url} target="_blank" rel="noreferrer">
        {text}
        <ExternalLinkIcon />
      </a>
    </p>
  );
}

/** Leads to the virtual tour. */
export function VirtualTour({ url }: { url: string }) {
  const { t } = useTranslation('property');
  return <WebLink url={url} text={t('listing.virtualTour')} />;
}

/** Link to the fee scale of the agency that holds the mandate. */
export function FeeScaleLink({ listing: { feeScaleUrl } }: Pick<Property, 'listing'>) {
  const { t } = useTranslation('property');
  return feeScaleUrl === null ? null : <WebLink url={feeScaleUrl} text={t('listing.feeScale')} />;
}

/** Translations of the advertisement, each collapsed. */
export function Translations({ listing: { translations } }: Pick<Property, 'listing'>) {
  const { language } = useTranslation('property').i18n;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return translations.map(({ language: code, title, description }) => (
    <details key={code} className={styles.translation} lang={code}>
      <summary lang={language}>{names.of(code)}</summary>
      {title !== '' && <strong>{title}</strong>}
      <Description text={description} />
    </details>
  ));
}
