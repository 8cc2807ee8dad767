import type { ReactNode } from 'react';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import { kindOf, textOf } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import {
  MAX_TEXT_LENGTH,
  MANDATE_TEXTS,
  type MandateKind,
  type MandateTextName,
} from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormSection, GroupSwitchField, TextAreaField, useFormValue } from '@pignon/shared/ui/form';
import { useAgency } from '../../data/agency.queries';
import styles from './form.module.css';

interface OwnTextProps {
  name: MandateTextName;
  /** Standard text of the agency for this kind. */
  standard: string;
}

/** A text of this mandate only, derived from the agency's; otherwise the text that will be printed. */
function OwnText({ name, standard }: OwnTextProps): ReactNode {
  const { t } = useTranslation('mandate');
  const label = t(`field.texts.${name}`);
  const ownText = useFormValue(`texts.${name}`);
  return (
    <>
      <GroupSwitchField
        name={`texts.${name}`}
        label={t('texts.own', { name: label })}
        empty={{ text: standard }}
        wide
      />
      {ownText == null ? (
        <details className={styles.standard}>
          <summary>{t('texts.standard', { name: label })}</summary>
          <p>{standard || t('texts.none')}</p>
        </details>
      ) : (
        <TextAreaField name={`texts.${name}.text`} label={label} rows={6} maxLength={MAX_TEXT_LENGTH} />
      )}
    </>
  );
}

/** Texts that deviate from the agency's; a delegation has none. */
export function TextFields({ transactionType }: Pick<MandateFields, 'transactionType'>): ReactNode {
  const { t } = useTranslation('mandate');
  const type = useFormValue('type') as MandateFields['type'] | undefined;
  const register = useFormValue('register') as MandateFields['register'] | undefined;
  const { data: agency } = useAgency();
  const kind: MandateKind | null = kindOf({
    type: type ?? 'NON_EXCLUSIVE',
    register: register ?? 'T',
    transactionType,
  });
  if (kind === null || !agency) return null;
  return (
    <FormSection title={t('texts.title')} lead={t('texts.lead')}>
      {MANDATE_TEXTS.map((name) => (
        <OwnText key={name} name={name} standard={textOf(name, kind, agency.mandateTexts[kind])} />
      ))}
    </FormSection>
  );
}
