import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { isPrivateName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue } from '../record/masked-value';
import { Picker, type PickerProps } from './picker';

const MIN_CHARACTERS = 3;

type Kind = SearchHit['kind'];
type HitOf<K extends Kind> = Extract<SearchHit, { kind: K }>;

export interface RecordPickerProps<K extends Kind> extends Pick<PickerProps<HitOf<K>>, 'label' | 'onPick' | 'field'> {
  kind: K;
  /** Excludes hits already selected. */
  isHeld?: (hit: HitOf<K>) => boolean;
}

const keyOf = (hit: SearchHit): string => (hit.kind === 'property' ? hit.reference : String(hit.id));

function useRecords(kind: Kind, text: string) {
  return useCall(
    'GET search',
    { query: { q: text, type: [kind] } },
    { enabled: text.length >= MIN_CHARACTERS, keepPrevious: true },
  );
}

/** Label of an unusual status. */
const statusOf = ({ propertyStatus }: HitOf<'property'>, t: (key: string) => string): string =>
  propertyStatus === 'ACTIVE' ? '' : t(`propertyStatus.${propertyStatus}`);

function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const { t } = useTranslation('common');
  if (hit.kind === 'property') {
    return (
      <>
        <span className="pg-cut" title={hit.label}>
          {hit.label}
        </span>
        <span className="pg-picker-soft">
          {[t(`transactionType.${hit.transactionType}`), statusOf(hit, t), hit.detail, hit.reference]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    );
  }
  const name = cutContactName(hit.label);
  const isPrivate = isPrivateName(hit.contactType);
  const types = hit.contactType.map((type) => t(`contactType.${type}`)).join(', ');
  return (
    <>
      <span>{isPrivate ? <MaskedValue spoken={t('record.contact')}>{name}</MaskedValue> : name}</span>
      <span className="pg-picker-soft">
        {types}
        {types && hit.detail && ' · '}
        {hit.detail && <MaskedValue>{hit.detail}</MaskedValue>}
      </span>
    </>
  );
}

/** Finds a property or contact by a few letters, without archived ones. */
export function RecordPicker<K extends Kind>({ kind, isHeld, ...rest }: RecordPickerProps<K>): ReactNode {
  const useHits = (text: string) => {
    const { data, error } = useRecords(kind, text);
    const isSelectable = (hit: SearchHit): hit is HitOf<K> =>
      hit.kind === kind && !hit.archived && !isHeld?.(hit as HitOf<K>);
    return { data: data?.filter(isSelectable), error };
  };
  return (
    <Picker<HitOf<K>>
      {...rest}
      useHits={useHits}
      least={MIN_CHARACTERS}
      keyOf={keyOf}
      draw={(hit) => <Hit hit={hit} />}
    />
  );
}
