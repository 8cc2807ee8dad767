import { loggedError } from './logged-error';

const errorWith = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

test('an error is logged with its type, message and stack position', () => {
  const logged = loggedError(new TypeError('x is undefined'));
  expect(logged).toEqual({
    type: 'TypeError',
    message: 'x is undefined',
    stack: expect.stringMatching(/^\s+at /) as unknown,
  });
});

test.each([
  ['PostgreSQL', errorWith('invalid input syntax for type integer: "durand"', { code: '22P02' })],
  [
    'a unique violation',
    errorWith('duplicate key value violates unique constraint "app_user_pkey"', {
      code: '23505',
      detail: 'Key (login_email)=(durand@agence.test) already exists.',
    }),
  ],
  ['JSON', errorWith(`Unexpected token 'd', "{"name": durand}" is not valid JSON`)],
  ['the file system', errorWith(`ENOENT: open '/store/durand'`, { code: 'ENOENT', path: '/store/durand' })],
  ['Fastify', errorWith(`'/api/durand%zz' is not a valid url component`, { code: 'FST_ERR_BAD_URL' })],
])('no value that %s quotes is logged', (_, error) => {
  expect(JSON.stringify(loggedError(error))).not.toContain('durand');
});

test('a database error names its table, column or constraint', () => {
  const fields = { code: '23505', constraint: 'job_pkey', table: 'job', column: 'name', routine: '_bt_check_unique' };
  expect(loggedError(errorWith('duplicate key', fields))).toEqual({
    type: 'Error',
    message: 'duplicate key',
    stack: expect.any(String) as unknown,
    code: '23505',
    constraint: 'job_pkey',
    table: 'job',
    column: 'name',
  });
});

test('a thrown value that is no error is logged by its type', () => {
  expect(loggedError('durand')).toEqual({ type: 'string', message: '', stack: '' });
  expect(loggedError(null)).toEqual({ type: 'object', message: '', stack: '' });
});
