import type { FormInstance } from 'antd';
import { keysOf, segmentsOf, type Values } from '@pignon/shared/domain/form/values';
import type { FieldRegister } from './field-register';
import type { FieldsOnScreen } from './session/form-parts';

const FOCUSABLE = 'input, select, textarea, button';

/** `a.0.b` -> id that antd gives the field's element. */
const idOf = (form: string, path: string): string => [form, ...segmentsOf(path)].join('_');

const isBefore = (a: Element, b: Element): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** A field with its label, and the message under it. */
const FIELD = '.ant-form-item, .pg-form-field';

function focus(element: HTMLElement | null): void {
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  if (!target) return;
  target.focus({ preventScroll: true });
  (target.closest(FIELD) ?? target).scrollIntoView({ block: 'center' });
}

/** antd's form as the session sees it: whole values, marks, focus. */
export function antdFormFields<V extends object>(
  form: FormInstance,
  register: FieldRegister,
  name: string,
): FieldsOnScreen<V> {
  const read = () => form.getFieldsValue(true) as V;
  return {
    read,
    write: (values) => {
      const newValues = values as Values;
      form.setFields(keysOf(read() as Values, newValues).map((key) => ({ name: [key], value: newValues[key] })));
    },
    mark: (problems) => {
      const changedPaths = register.paths.filter(
        (path) => form.getFieldError(segmentsOf(path))[0] !== problems.get(path),
      );
      if (changedPaths.length === 0) return;
      form.setFields(
        changedPaths.map((path) => {
          const message = problems.get(path);
          return { name: segmentsOf(path), errors: message === undefined ? [] : [message] };
        }),
      );
    },
    focusFirst: (paths) => {
      const visibleFields = paths.flatMap((path) => {
        const element = document.getElementById(idOf(name, path));
        return element ? [{ path, element }] : [];
      });
      const [first] = visibleFields.sort((a, b) => (isBefore(a.element, b.element) ? -1 : 1));
      focus(first?.element ?? null);
      return first?.path;
    },
  };
}

/** Paths of antd's changed values: `{ a: { b: 1 } }` -> `a.b`; a list is one field. */
export function pathsOf(changedValues: object, parentPath = ''): string[] {
  return Object.entries(changedValues as Values).flatMap(([key, value]) => {
    const path = parentPath ? `${parentPath}.${key}` : key;
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? [path, ...pathsOf(value, path)]
      : [path];
  });
}
