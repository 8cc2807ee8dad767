import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { DEFAULT_TEXTS } from '@pignon/shared/domain/mandate/texts/default-texts';
import {
  MAX_TEXT_LENGTH,
  MANDATE_TEXTS,
  type MandateKind,
  type MandateTextName,
} from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { KIND_LABELS, TEXT_LABELS } from '@pignon/shared/domain/mandate/texts/mandate-text-labels';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, EyeIcon, RotateCcwIcon, useDocumentWindow } from '@pignon/shared/ui/core';
import {
  FormSection,
  RecordForm,
  TextAreaField,
  useFormValue,
  useReadFormValue,
  useSetFormValue,
} from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { bodyOf, previewOf, valuesOf } from './text-values';
import styles from './texts.module.css';

const ROWS: Readonly<Record<MandateTextName, number>> = { means: 6, reporting: 3, powers: 9, clauses: 6 };

/** One text: the agency's or the default, with a reset button. */
function AgencyText({ kind, name }: { kind: MandateKind; name: MandateTextName }): ReactNode {
  const { t } = useTranslation('admin');
  const path = `mandateTexts.${kind}.${name}`;
  const typedText = useFormValue(path);
  const setField = useSetFormValue();
  const standard = DEFAULT_TEXTS[kind][name];
  const isOwn = typeof typedText === 'string' && typedText.trim() !== standard.trim();
  return (
    <div className={styles.text}>
      <TextAreaField
        name={path}
        label={TEXT_LABELS[name].fr}
        hint={t(`texts.hint.${name}`)}
        rows={ROWS[name]}
        maxLength={MAX_TEXT_LENGTH}
      />
      <p className={styles.origin}>
        <span>{t(isOwn ? 'texts.own' : 'texts.standard')}</span>
        {isOwn && (
          <Button
            type="link"
            size="small"
            icon={<RotateCcwIcon />}
            aria-label={t('texts.resetOf', { name: TEXT_LABELS[name].fr })}
            onClick={() => setField(path, standard)}
          >
            {t('texts.reset')}
          </Button>
        )}
      </p>
    </div>
  );
}

/** Opens the mandate's PDF with the typed texts, saved or not. */
function Preview({ kind }: { kind: MandateKind }): ReactNode {
  const { t } = useTranslation('admin');
  const { open, busy } = useDocumentWindow();
  const read = useReadFormValue();
  const show = () => {
    const typedText = read(`mandateTexts.${kind}`) as Record<MandateTextName, string>;
    const body = previewOf(kind, typedText);
    void open(t('texts.preview'), () => call('POST agency/mandate-texts/preview', { body }));
  };
  return (
    <Button icon={<EyeIcon />} loading={busy} onClick={show}>
      {t('texts.preview')}
    </Button>
  );
}

/** Changes the texts of one kind of mandate. */
export function TextsForm({ agency, kind }: { agency: Agency; kind: MandateKind }): ReactNode {
  const labels = useLabelsByPath('agency.');
  const { t } = useTranslation('admin');
  return (
    <RecordForm
      call="PATCH agency"
      values={valuesOf(agency)}
      version={agency.version}
      valuesOf={valuesOf}
      toBody={bodyOf}
      labels={labels}
      draftKey={`agency:texts:${kind}`}
    >
      <FormSection title={KIND_LABELS[kind].fr} lead={t('texts.lead')} action={<Preview kind={kind} />}>
        {MANDATE_TEXTS.map((name) => (
          <AgencyText key={name} kind={kind} name={name} />
        ))}
      </FormSection>
    </RecordForm>
  );
}
