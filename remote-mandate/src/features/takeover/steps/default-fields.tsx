import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { FEE_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Field, Panel, SelectBox } from '@pignon/shared/ui/core';
import type { SelectedFile, Takeover } from '../use-takeover';

const TYPES = ['NON_EXCLUSIVE', 'EXCLUSIVE'] as const;

interface DefaultFieldsProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  colleagues: Colleagues;
}

/** Default values for lines without one. */
export function DefaultFields({
  takeoverState: { setDefaults },
  selectedFile,
  colleagues,
}: DefaultFieldsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { register, type, feeType, negotiator } = selectedFile.defaults;
  return (
    <Panel title={t('takeover.defaults')}>
      <div className="pg-table-file-defaults">
        <Field label={t('field.register')}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={register}
              options={CARD_KINDS.map((value) => ({ value, label: t(`cardKind.${value}`) }))}
              onChange={(next) => setDefaults({ register: CARD_KINDS.find((each) => each === next) ?? 'T' })}
            />
          )}
        </Field>
        <Field label={t('field.type')}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={type}
              options={TYPES.map((value) => ({ value, label: t(`mandateType.${value}`) }))}
              onChange={(next) => setDefaults({ type: TYPES.find((each) => each === next) ?? 'NON_EXCLUSIVE' })}
            />
          )}
        </Field>
        <Field label={t('field.feeType')} hint={t('takeover.ofProperty')}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={feeType ?? ''}
              placeholder={t('takeover.unsaid')}
              options={FEE_TYPES.map((value) => ({ value, label: t(`feeType.${value}`) }))}
              onChange={(next) => setDefaults({ feeType: FEE_TYPES.find((each) => each === next) ?? null })}
            />
          )}
        </Field>
        <Field label={t('takeover.field.negotiator')} hint={t('takeover.ofProperty')}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={negotiator ?? ''}
              placeholder={t('takeover.unsaid')}
              options={negotiatorOptions(colleagues)}
              onChange={(next) => setDefaults({ negotiator: next || null })}
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}
