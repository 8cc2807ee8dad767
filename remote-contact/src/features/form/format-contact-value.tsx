import { wordKey } from '../field-labels';
import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import { formatDate, formatPhone, useTranslation } from '@pignon/shared/i18n';
import { useCityNames } from '../../data/city.queries';
import { citiesOf, searchSentences } from '../criteria/criterion-sentence';

function Lines({ texts }: { texts: readonly string[] }): ReactNode {
  const { t } = useTranslation('contact');
  if (texts.length === 0) return <em>{t('form.nothing')}</em>;
  return texts.map((text, index) => <div key={index}>{text}</div>);
}

function Search({ filters }: { filters: readonly Criterion[] }): ReactNode {
  const { t } = useTranslation('contact');
  const cityName = useCityNames(citiesOf(filters));
  return <Lines texts={searchSentences(filters, t, cityName)} />;
}

function Person({ loginEmail }: { loginEmail: string }): ReactNode {
  const { nameOf } = useColleagues();
  return nameOf(loginEmail);
}

/** Renders one side of a conflict where its type alone is not enough; undefined otherwise (`hasOwnText`). */
export function FormattedContactValue({ path, value }: { path: string; value: unknown }): ReactNode {
  const { t } = useTranslation('contact');
  switch (path) {
    case 'filters':
      return <Search filters={value as Criterion[]} />;
    case 'negotiator':
      return <Person loginEmail={String(value)} />;
    case 'contactType':
      return <Lines texts={(value as string[]).map((type) => t(`contactType.${type}`))} />;
    case 'title':
      return t(`contactTitle.${String(value)}`);
    case 'location':
      return (value as NonNullable<ContactFields['location']>).label;
    case 'phone':
      return (
        <Lines
          texts={(value as ContactFields['phone']).map(({ number, type, main }) =>
            [formatPhone(number), t(wordKey('phoneType', type)), main && t('detail.mainPhone')]
              .filter(Boolean)
              .join(' · '),
          )}
        />
      );
    case 'consents':
      return (
        <Lines
          texts={(value as ContactFields['consents']).map(({ channel, given, date }) =>
            [t(wordKey('consentChannel', channel)), t(given ? 'form.accepts' : 'form.refuses'), formatDate(date)].join(
              ' · ',
            ),
          )}
        />
      );
    default:
      return undefined;
  }
}

const FORMATTED_FIELDS = new Set(['filters', 'negotiator', 'contactType', 'title', 'location', 'phone', 'consents']);

/** True for a value that `FormattedContactValue` says better than its kind would. */
export const hasOwnText = (path: string, value: unknown): boolean =>
  FORMATTED_FIELDS.has(path) && value !== null && value !== undefined;
