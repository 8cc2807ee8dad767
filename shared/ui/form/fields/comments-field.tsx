import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useFormValue } from '../form-values';
import { SwitchField } from './choice-fields';
import { RepeatedFields } from './repeated-fields';
import { TextAreaField } from './text-field';

/** Maximum length in the schemas of properties and contacts. */
const MAX = 1000;
const MAX_LENGTH = 10_000;

/** Comments of colleagues on a record: its values `comments`. */
export function CommentsField(): ReactNode {
  const { t } = useTranslation('form');
  const [openedAt] = useState(() => Date.now());
  const comments = useFormValue('comments');
  // key of a comment: no two have the same time
  const count = Array.isArray(comments) ? comments.length : 0;
  return (
    <RepeatedFields
      name="comments"
      empty={{ pinned: false, text: '', createdTime: new Date(openedAt + count).toISOString(), author: null }}
      most={MAX}
      addLabel={t('form:addComment')}
      lineLabel={(number) => t('form:comment', { number })}
    >
      {(path, index) => (
        <>
          <TextAreaField
            name={`${path}.text`}
            label={t('form:comment', { number: index + 1 })}
            rows={2}
            maxLength={MAX_LENGTH}
          />
          <SwitchField name={`${path}.pinned`} label={t('form:pinned')} />
        </>
      )}
    </RepeatedFields>
  );
}
