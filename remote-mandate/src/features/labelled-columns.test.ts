import { TABLE_COLUMNS } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { mandateColumns } from './list/mandate-columns';
import { registerColumns } from './register/register-columns';

const t = (key: string) => key;

it.each([
  ['mandates', mandateColumns({ columns: TABLE_COLUMNS, atDefault: true }, t, String, false)],
  ['the register', registerColumns(t)],
])('every value of %s has a label on a phone', (_, columns) => {
  const unlabelledColumns = columns.filter(({ primary, labelled }) => !primary && !labelled);
  expect(unlabelledColumns.map(({ key }) => key)).toEqual([]);
});
