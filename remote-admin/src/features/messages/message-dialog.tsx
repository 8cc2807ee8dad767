import { useState, type ReactNode } from 'react';
import { call, useColleagues } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { placeholderProblem } from '@pignon/shared/domain/messages/placeholders';
import { MAX_MESSAGE_LENGTH, type Language } from '@pignon/shared/domain/messages/messages.enums';
import { showTexts, useTranslation } from '@pignon/shared/i18n';
import { Button, DateText, RotateCcwIcon, tellFailure } from '@pignon/shared/ui/core';
import { FormDialog, FormSection, RecordForm, TextAreaField } from '@pignon/shared/ui/form';
import type { ScreenText } from './message-list';
import styles from './messages.module.css';

const WIDTH = 640;
const MAX_ROWS = 8;
const CHARACTERS_OF_ROW = 60;

const rowsFor = (text: string): number => Math.min(MAX_ROWS, Math.max(2, Math.ceil(text.length / CHARACTERS_OF_ROW)));

interface MessageDialogProps {
  lang: Language;
  text: ScreenText;
  onClose: () => void;
}

/** Resets a text to the shipped one. */
function Restore({ lang, text: { key, shipped }, onClose }: MessageDialogProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const restoreText = async () => {
    setBusy(true);
    try {
      await call('PATCH messages/{lang}', { params: { lang }, body: { texts: { [key]: null } } });
      showTexts(lang, { [key]: shipped });
      bus.publish('notice.raised', { message: t('messages.restored') });
      onClose();
    } catch (error) {
      tellFailure(error, t('messages.restoreFailed'));
      setBusy(false);
    }
  };
  return (
    <Button icon={<RotateCcwIcon />} loading={busy} onClick={() => void restoreText()}>
      {t('messages.restore')}
    </Button>
  );
}

/** Dialog of one text: original, last author, and new wording. */
export function MessageDialog({ lang, text, onClose }: MessageDialogProps): ReactNode {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  const { key, shipped, change } = text;
  const problemOf = (typed: string) => {
    const message = placeholderProblem(shipped, typed);
    return message === null ? null : { path: 'text', message };
  };
  return (
    <FormDialog title={t('messages.one')} width={WIDTH} onClose={onClose}>
      {({ handle, close }) => (
        <RecordForm
          call="PATCH messages/{lang}"
          params={{ lang }}
          values={{ text: text.text }}
          valuesOf={(overrides) => ({ text: overrides.find((one) => one.key === key)?.text ?? shipped })}
          toBody={(values) => ({ texts: { [key]: values.text } })}
          rule={(values) => problemOf(values.text)}
          labels={{ text: t('messages.text') }}
          draftKey={`message:${lang}.${key.replaceAll(/[^A-Za-z0-9._@-]/g, '.')}`}
          handle={handle}
          onCancel={close}
          onSaved={(overrides) => {
            showTexts(lang, { [key]: overrides.find((one) => one.key === key)?.text ?? shipped });
            bus.publish('notice.raised', { message: t('messages.saved') });
            onClose();
          }}
        >
          <FormSection title={key} action={change && <Restore lang={lang} text={text} onClose={onClose} />}>
            <div className={styles.shipped}>
              <span>{t('messages.shipped')}</span>
              <p>{shipped}</p>
              {change && (
                <span>
                  {t('messages.changedBy', { name: nameOf(change.modifiedBy) })}{' '}
                  <DateText iso={change.modifiedTime} as="relative" />
                </span>
              )}
            </div>
            <TextAreaField
              name="text"
              label={t('messages.text')}
              hint={t('messages.hint')}
              rows={rowsFor(shipped)}
              maxLength={MAX_MESSAGE_LENGTH}
              required
            />
          </FormSection>
        </RecordForm>
      )}
    </FormDialog>
  );
}
