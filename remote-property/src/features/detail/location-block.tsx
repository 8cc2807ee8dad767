import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ExternalLinkIcon, MapPinIcon, MaskedValue } from '@pignon/shared/ui/core';
import { FactList } from './section';
import './location-block.css';

type Location = Property['location'];

const ADDRESS_ZOOM = 18;
const COMMUNE_ZOOM = 13;
/** About one kilometre: under privacy the link shows the commune, not the house. */
const BLUR_DECIMALS = 2;

/** The public map at that place; blurred to about a kilometre when the address must not be told. */
export function mapUrl({ lat, lon, precision }: Location, masked: boolean): string | null {
  if (lat === null || lon === null) return null;
  const vague = masked || precision === 'CITY';
  const at = vague ? [lon.toFixed(BLUR_DECIMALS), lat.toFixed(BLUR_DECIMALS)] : [String(lon), String(lat)];
  return `https://www.geoportail.gouv.fr/carte?c=${at.join(',')}&z=${vague ? COMMUNE_ZOOM : ADDRESS_ZOOM}&permalink=yes`;
}

/** Where it is: the commune for everybody, the street for colleagues. */
export function LocationBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  const { location, locationMetadata: about, propertyMetadata } = property;
  const map = mapUrl(location, masked);
  return (
    <>
      <p className="pp-place">
        <MapPinIcon />
        <span>
          {location.street && (
            <>
              <MaskedValue>{location.street}</MaskedValue>
              <br />
            </>
          )}
          <strong>{[location.postcode, location.city].filter(Boolean).join(' ')}</strong>
          {about.district && <> · {about.district}</>}
        </span>
        {map && (
          <a href={map} target="_blank" rel="noreferrer">
            {t('location.map')}
            <ExternalLinkIcon />
          </a>
        )}
      </p>
      <FactList
        facts={[
          about.transport !== null && { label: t('location.transport'), value: about.transport },
          about.floodZone !== null && {
            label: t('location.flood'),
            value: t(about.floodZone ? 'answer.yes' : 'answer.no'),
          },
          propertyMetadata.cadastre !== null && {
            label: t('location.cadastre'),
            value: <MaskedValue>{propertyMetadata.cadastre}</MaskedValue>,
          },
        ]}
      />
      <p className="pp-legal">
        {t('location.risks')}{' '}
        <a href="https://www.georisques.gouv.fr" target="_blank" rel="noreferrer">
          www.georisques.gouv.fr
        </a>
      </p>
    </>
  );
}
