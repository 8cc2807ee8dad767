import { cutText } from '../../../domain/common/text/characters';
import { useId, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { atPlace, changedAddress, inCommune } from '../../../domain/common/geo/address';
import type { Location } from '../../../domain/common/geo/location.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Input } from '../../basic/input';
import { CommunePicker } from '../../core/picker/commune-picker';
import { Picker } from '../../core/picker/picker';
import { FormField, type Control, type FieldSettings } from './form-field';
import './address-field.css';

const MIN = 3;
const MAX_STREET = 200;
const MAX_CITY = 100;

/** Finds addresses that match a text; only communes while the address service is unavailable. */
function usePlaces(text: string) {
  const { data, error } = useCall('GET place/find', { query: { q: text } }, { enabled: text.length >= MIN });
  return { data: data?.content, error };
}

function AddressBox({ id, value = null, onChange, ...aria }: Control<Location | null>): ReactNode {
  const { t } = useTranslation('form');
  const inputId = useId();
  const changeAddress = (addressChange: Parameters<typeof changedAddress>[1]) =>
    onChange?.(changedAddress(value, addressChange));
  return (
    <div className="pg-address">
      <div>
        <label className="pg-form-label" htmlFor={id}>
          {t('form:street')}
        </label>
        <Picker<Location>
          label={t('form:street')}
          field={{ ...aria, id }}
          useHits={usePlaces}
          least={MIN}
          noneText={t('form:noPlace')}
          keyOf={({ label, lat, lon }) => `${label} ${lat} ${lon}`}
          draw={({ label }) => <span>{label}</span>}
          text={value?.street ?? ''}
          onText={(street) => changeAddress({ street: cutText(street, MAX_STREET) })}
          onPick={(place) => onChange?.(atPlace(value, place))}
        />
      </div>
      <div>
        <label className="pg-form-label" htmlFor={`${inputId}c`}>
          {t('form:commune')}
        </label>
        <CommunePicker
          label={t('form:commune')}
          field={{ id: `${inputId}c` }}
          text={value?.city ?? ''}
          onText={(city) => changeAddress({ city: cutText(city, MAX_CITY), insee: null })}
          onPick={(commune) => onChange?.(inCommune(value, commune))}
        />
      </div>
      <div>
        <label className="pg-form-label" htmlFor={`${inputId}p`}>
          {t('form:postcode')}
        </label>
        <Input
          id={`${inputId}p`}
          autoComplete="off"
          inputMode="numeric"
          maxLength={5}
          aria-describedby={aria['aria-describedby']}
          invalid={Boolean(aria['aria-invalid'])}
          value={value?.postcode ?? ''}
          onChange={({ target }) => changeAddress({ postcode: target.value.trim() })}
        />
      </div>
    </div>
  );
}

/**
 * A postal address. Street suggestions fill commune and map point, commune suggestions the postcode; other text stays
 * as typed. Null when emptied.
 */
export function AddressField({ wide = true, ...field }: FieldSettings): ReactNode {
  return (
    <FormField {...field} wide={wide}>
      <AddressBox />
    </FormField>
  );
}
