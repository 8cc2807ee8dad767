import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { RepeatedFields, TextAreaField, TextField } from '@pignon/shared/ui/form';

const MAX = 10;
const ROWS = 4;
const NEW_TRANSLATION = { language: 'en', title: '', description: '' };

/** The advertisement in other languages. */
export function TranslationsField(): ReactNode {
  const { t } = useTranslation('property');
  return (
    <div className="pg-form-wide" role="group" aria-label={t('section.translations')}>
      <RepeatedFields
        name="listing.translations"
        empty={NEW_TRANSLATION}
        most={MAX}
        addLabel={t('form.addTranslation')}
        lineLabel={(number) => t('form.translation', { number })}
      >
        {(path) => (
          <>
            <TextField
              name={`${path}.language`}
              label={t('form.language')}
              hint={t('form.languageHint')}
              maxLength={2}
            />
            <TextField name={`${path}.title`} label={t('form.title')} maxLength={200} />
            <TextAreaField name={`${path}.description`} label={t('form.description')} rows={ROWS} maxLength={20_000} />
          </>
        )}
      </RepeatedFields>
    </div>
  );
}
