import type { ReactNode } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { ENCODINGS, FILE_MODES, PORTAL_KIND_NAMES, SELECTIONS } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { TimeInput } from '@pignon/shared/ui/core';
import {
  FormField,
  FormSection,
  RadioCardsField,
  RecordForm,
  RepeatedFields,
  SelectField,
  SwitchField,
  TextField,
  type Control,
} from '@pignon/shared/ui/form';
import type { PortalView } from '../../../data/sync.queries';
import { useLabelsByPath } from '../../field-labels';
import { bodyOf, problemOf, valuesOf } from './portal-values';
import { TargetFields } from './target-fields';

/** Maximum sending times per day. */
const MAX_TIMES = 4;

function TimeBox({ value = '', onChange, ...rest }: Control<string>): ReactNode {
  return <TimeInput {...rest} value={value} onChange={(time, typed) => onChange?.(time || typed)} />;
}

function TimesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('field.portal.times')} lead={t('sync.timesLead')}>
      <RepeatedFields
        name="times"
        empty=""
        most={MAX_TIMES}
        addLabel={t('sync.addTime')}
        lineLabel={(number) => t('sync.timeLine', { number })}
      >
        {(path, index) => (
          <FormField name={path} label={t('sync.timeLine', { number: index + 1 })}>
            <TimeBox />
          </FormField>
        )}
      </RepeatedFields>
    </FormSection>
  );
}

function ContentSection({ kind }: Pick<PortalView, 'kind'>): ReactNode {
  const { t } = useTranslation('admin');
  const optionsOf = <V extends string>(key: string, values: readonly V[]) =>
    values.map((value) => ({ value, label: t(`sync.${key}.${value}`), hint: t(`sync.${key}.${value}.hint`) }));
  return (
    <FormSection title={t('sync.content')} lead={t('sync.contentLead', { kind: PORTAL_KIND_NAMES[kind] })}>
      <RadioCardsField
        name="selection"
        label={t('field.portal.selection')}
        options={optionsOf('selection', SELECTIONS)}
      />
      <SelectField
        name="mode"
        label={t('field.portal.mode')}
        options={optionsOf('mode', FILE_MODES)}
        hint={t('sync.modeHint')}
      />
      <SelectField
        name="encoding"
        label={t('field.portal.encoding')}
        options={ENCODINGS.map((value) => ({ value, label: value }))}
        hint={t('sync.encodingHint')}
      />
    </FormSection>
  );
}

/** Labels for the conflict dialog. */
function useLabels(): Labels {
  const { t } = useTranslation('admin');
  return { ...useLabelsByPath('portal.'), 'target.protocol': t('field.portal.target.kind') };
}

/** Edits a portal. The password is never shown again, nor stored in a draft. */
export function PortalForm({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <RecordForm
      call="PATCH sync/{portal}"
      params={{ portal: portal.code }}
      values={valuesOf(portal)}
      version={portal.version}
      valuesOf={valuesOf}
      toBody={bodyOf}
      rule={problemOf}
      labels={useLabels()}
      draftKey={`portal:${portal.code}`}
      secrets={['password']}
    >
      <FormSection title={t('sync.identity')}>
        <TextField name="name" label={t('field.portal.name')} required maxLength={60} />
        <TextField
          name="account"
          label={t('field.portal.account')}
          hint={t('sync.accountHint')}
          maxLength={60}
          autoComplete="off"
        />
        <SwitchField name="enabled" label={t('field.portal.enabled')} hint={t('sync.enabledHint')} wide />
      </FormSection>
      <TargetFields hasPassword={portal.hasPassword} />
      <TimesSection />
      <ContentSection kind={portal.kind} />
    </RecordForm>
  );
}
