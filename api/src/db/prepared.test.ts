import sql from 'sql-template-tag';
import { prepared, preparedName } from './prepared';

const nameOf = (statement: ReturnType<typeof sql>) => preparedName(statement, statement.text);

describe('preparedName', () => {
  it('is the same for the same text with other values', () => {
    const name = nameOf(prepared(sql`select ${1}::int`));
    expect(name).toMatch(/^[\w-]{32}$/);
    expect(nameOf(prepared(sql`select ${2}::int`))).toBe(name);
  });

  it('differs between texts', () => {
    expect(nameOf(prepared(sql`select ${1}::int`))).not.toBe(nameOf(prepared(sql`select ${1}::text`)));
  });

  it('is none for a statement that is not marked', () => {
    expect(nameOf(sql`select ${1}::int`)).toBeUndefined();
  });
});
