import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { Form } from 'antd';
import { useStore } from '@pignon/shared/state';
import { pathsOf } from './antd-form-fields';
import { useFormContext } from './form-context';
import { FollowValues } from './form-values';
import { SaveBar } from './save-bar';

interface BarProps {
  verb?: string;
  onCancel?: () => void;
  onDiscard: () => void;
}

interface RecordFieldsProps extends BarProps {
  name: string;
  initialValues: object;
  /** Enter in a text line saves; Ctrl+S and Ctrl+Enter always do. */
  enterSaves?: boolean;
  children: ReactNode;
}

/** The session validates. One array for all renders: with a new one antd renders every field again. */
const NO_TRIGGER: string[] = [];

const isLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';

function SessionBar(props: BarProps) {
  const { state, register, save, focusFirst } = useFormContext();
  return (
    <SaveBar
      {...props}
      state={useStore(state)}
      labelOf={(path) => register.labelOf(register.fieldFor(path) ?? '')}
      onFix={focusFirst}
      onRetry={save}
    />
  );
}

/**
 * The fields of a record and the bar below them. Not rendered again for a new state of the session, such as dirty or
 * stored: with its form antd renders every field.
 */
export const RecordFields = memo(function RecordFields(props: RecordFieldsProps) {
  const { name, initialValues, enterSaves, children, ...bar } = props;
  const { form, values, changed, save } = useFormContext();
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const withControl = event.ctrlKey || event.metaKey;
    // inside a dialog the page's key handler never sees it
    if (withControl && ['enter', 's'].includes(event.key.toLowerCase())) save();
    else if (event.key !== 'Enter' || enterSaves || !isLine(event.target)) return;
    event.preventDefault();
  };
  return (
    <Form
      form={form}
      name={name}
      className="pg-form"
      layout="vertical"
      requiredMark
      noValidate
      validateTrigger={NO_TRIGGER}
      initialValues={initialValues}
      onValuesChange={(changedValues: object) => changed(pathsOf(changedValues))}
      onFinish={save}
      onKeyDown={press}
    >
      <FollowValues form={form} values={values} />
      {children}
      <SessionBar {...bar} />
    </Form>
  );
});
