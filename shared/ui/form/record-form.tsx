import { useId, useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react';
import { Form } from 'antd';
import { usePageActions } from '@pignon/shared/contract';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { asSent } from '@pignon/shared/domain/form/values';
import { useTranslation } from '@pignon/shared/i18n';
import { createStore } from '@pignon/shared/state';
import { AntTheme } from '../antd/ant-theme';
import { ConflictDialog } from './conflict/conflict-dialog';
import { DraftBar } from './draft/draft-bar';
import { FormContext } from './form-context';
import { addFormMessages } from './messages';
import { RecordFields } from './record-fields';
import { useFormSession, type FormCall, type RecordSettings } from './session/use-form-session';
import './form.css';

/** Control of a form from outside. */
export interface FormHandle {
  /** True while there is unsaved input. */
  isDirty: () => boolean;
  /** Discards the input and its draft. */
  discard: () => void;
  /** Sends the draft; false when the server is unreachable. */
  keep: () => Promise<boolean>;
}

export interface RecordFormProps<K extends FormCall, V extends object> extends RecordSettings<K, V> {
  /** Labels of the record's paths in the language of the screen. */
  labels: Labels;
  /** Renders a value in the conflict dialog when its path tells more than its type: an enum, an id. */
  show?: (path: string, value: unknown) => ReactNode;
  /** The verb on the button: « Enregistrer », « Créer le contact ». */
  verb?: string;
  /** Leaves the form; without it the bar offers to discard changes. */
  onCancel?: () => void;
  /** Enter in a text line saves, as in short forms; Ctrl+S and Ctrl+Enter always do. */
  enterSaves?: boolean;
  handle?: Ref<FormHandle>;
  /** Sections and fields. */
  children: ReactNode;
}

/**
 * A form for one record. Validates input by the schema of the call that saves it and by the given rules, beside each
 * field on blur; keeps a draft on the server; saves with the version or the idempotency key that the call needs;
 * merges concurrent changes of two users, and asks where they conflict. No input is lost, whatever the response.
 *
 * Fields are named by their path in the values (`financialInfo.priceNoFees`), which is also their path in the body.
 *
 * ```tsx
 * <RecordForm call="PATCH contact/{id}" params={{ id }} values={fieldsOf(contact)} version={contact.version}
 *   valuesOf={fieldsOf} labels={labels} draftKey={`contact:${id}`} onSaved={() => navigate('..')}>
 *   <FormSection title="Identité">
 *     <TextField name="lastName" label="Nom" required />
 *   </FormSection>
 * </RecordForm>
 * ```
 */
export function RecordForm<K extends FormCall, V extends object>(props: RecordFormProps<K, V>) {
  useState(addFormMessages);
  const { t } = useTranslation('form');
  const [form] = Form.useForm();
  const name = useId();
  const { session, register, state, discard, discardHere, keep } = useFormSession(props, form, name);
  useImperativeHandle(props.handle, () => ({ isDirty: () => session.state.get().dirty, discard, keep }));
  const [initialValues] = useState(() => asSent(props.values));
  const [values] = useState(() => createStore<object>(initialValues));
  const context = useMemo(
    () => ({
      form,
      values,
      register,
      changed: (paths: readonly string[]) => session.changed(paths),
      leave: (path: string) => session.leave(path),
      goTo: (path: string) => session.goTo(path),
      focusFirst: () => session.focusFirst(),
      save: () => void session.save(),
      state: session.state,
    }),
    [form, values, register, session],
  );
  const { save } = context;
  usePageActions([{ id: `save ${name}`, label: props.verb ?? t('form:save'), key: 's', run: save }]);
  return (
    <AntTheme>
      <FormContext value={context}>
        <DraftBar draft={state.draft} isNew={state.version === undefined} onStartOver={discardHere} />
        <RecordFields
          name={name}
          initialValues={initialValues}
          enterSaves={props.enterSaves}
          verb={props.verb}
          onCancel={props.onCancel}
          onDiscard={discardHere}
        >
          {props.children}
        </RecordFields>
        <ConflictDialog
          conflict={state.conflict}
          labels={props.labels}
          show={props.show}
          onChoose={(choices) => void session.choose(choices)}
          onBack={() => session.leaveConflict()}
        />
      </FormContext>
    </AntTheme>
  );
}
