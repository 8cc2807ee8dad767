import { toProblem } from './error-to-problem';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a file system of the server', 'ENOSPC'],
  ['a quota of its account', 'EDQUOT'],
  ['the database', '53100'],
])('reports a full disk for %s', (_, code) => {
  expect(toProblem(failed(code))).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Le disque du serveur est plein') as string,
  });
});

it('maps an unexpected error to INTERNAL', () => {
  expect(toProblem(failed('EMFILE'))).toMatchObject({ code: 'INTERNAL' });
});
