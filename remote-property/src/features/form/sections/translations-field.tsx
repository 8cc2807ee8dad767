import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { RepeatedFields, TextAreaField, TextField } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';

const MAX = 10;
const ROWS = 4;
const NEW_TRANSLATION = { language: 'en', title: '', description: '' };

/** The advertisement in other languages. */
export function TranslationsField(): ReactNode {
  const { t } = useTranslation('property');
  const { heading, numbered } = useFieldLabels();
  return (
    <div className="pg-form-wide" role="group" aria-label={heading('listing.translations')}>
      <RepeatedFields
        name="listing.translations"
        empty={NEW_TRANSLATION}
        most={MAX}
        addLabel={t('form.addTranslation')}
        lineLabel={(number) => numbered('listing.translations.*', number)}
      >
        {(path) => (
          <>
            <TextField
              name={`${path}.language`}
              label={heading('listing.translations.*.language')}
              hint={t('form.languageHint')}
              maxLength={2}
            />
            <TextField name={`${path}.title`} label={heading('listing.translations.*.title')} maxLength={200} />
            <TextAreaField
              name={`${path}.description`}
              label={heading('listing.translations.*.description')}
              rows={ROWS}
              maxLength={20_000}
            />
          </>
        )}
      </RepeatedFields>
    </div>
  );
}
