import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { valueAt } from '@pignon/shared/domain/form/values';
import type { Check } from './checks';

export interface KnownField {
  label: string;
  check?: Check;
}

/** Fields on screen, by path: where problems are shown, and their labels. */
export class FieldRegister {
  private readonly fields = new Map<string, KnownField>();

  add(path: string, field: KnownField): () => void {
    this.fields.set(path, field);
    return () => {
      if (this.fields.get(path) === field) this.fields.delete(path);
    };
  }

  get paths(): string[] {
    return [...this.fields.keys()];
  }

  labelOf(path: string): string | undefined {
    return this.fields.get(path)?.label;
  }

  /** Field that shows a problem: its own, or the enclosing one; undefined when none is on screen. */
  fieldFor(path: string): string | undefined {
    const segments = path.split('.');
    for (let length = segments.length; length > 0; length -= 1) {
      const fieldPath = segments.slice(0, length).join('.');
      if (this.fields.has(fieldPath)) return fieldPath;
    }
    return undefined;
  }

  /** Problems found by the fields' own checks. */
  problemsOf(values: object): FieldProblem[] {
    return [...this.fields].flatMap(([path, { check }]) => {
      const message = check?.(valueAt(values, path));
      return message === undefined ? [] : [{ path, message }];
    });
  }
}
