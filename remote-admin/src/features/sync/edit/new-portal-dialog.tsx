import type { ReactNode } from 'react';
import type { NewPortal } from '@pignon/shared/domain/sync/portal.schema';
import { PORTAL_KINDS, PORTAL_KIND_NAMES } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormDialog, FormSection, RadioCardsField, RecordForm, TextField } from '@pignon/shared/ui/form';
import type { PortalView } from '../../../data/sync.queries';
import { codeOf } from './portal-values';

type Values = Omit<NewPortal, 'code'>;

const valuesOf = ({ name, kind }: Pick<PortalView, 'name' | 'kind'>): Values => ({ name, kind });
const EMPTY: Values = { name: '', kind: 'POLIRIS' };

interface NewPortalDialogProps {
  onClose: () => void;
  onMade: (code: string) => void;
}

/** Creates a disabled portal; its settings follow. */
export function NewPortalDialog({ onClose, onMade }: NewPortalDialogProps): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormDialog title={t('sync.add')} onClose={onClose}>
      {({ handle, close }) => (
        <RecordForm
          call="POST sync"
          values={EMPTY}
          valuesOf={valuesOf}
          toBody={(values) => ({ ...values, code: codeOf(values.name) })}
          labels={{ name: t('field.portal.name'), kind: t('sync.kind') }}
          draftKey="portal:new"
          verb={t('sync.addDo')}
          enterSaves
          handle={handle}
          onSaved={({ code }) => onMade(code)}
          onCancel={close}
        >
          <FormSection title={t('sync.identity')} lead={t('sync.addLead')}>
            <TextField
              name="name"
              label={t('field.portal.name')}
              hint={t('sync.nameHint')}
              required
              maxLength={60}
              wide
            />
            <RadioCardsField
              name="kind"
              label={t('sync.kind')}
              options={PORTAL_KINDS.map((value) => ({ value, label: PORTAL_KIND_NAMES[value] }))}
            />
          </FormSection>
        </RecordForm>
      )}
    </FormDialog>
  );
}
