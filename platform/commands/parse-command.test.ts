import { parseCommand } from './parse-command';

const read = (line: string, env = {}) => parseCommand(line.split(' ').filter(Boolean), env);

describe('command-line arguments', () => {
  test('give remote, version and audience', () => {
    expect(read('contact 1.2.0 --percent 12.5 --roles manager,Support --emails zoe@agence.test')).toEqual({
      name: 'contact',
      version: '1.2.0',
      hostUrl: undefined,
      keep: 20,
      dryRun: false,
      offer: { percent: 12.5, roles: ['MANAGER', 'SUPPORT'], emails: ['zoe@agence.test'] },
    });
    expect(read('contact').offer).toBeUndefined();
    expect(read('contact 1 --roles=support').offer).toEqual({ percent: 0, roles: ['SUPPORT'], emails: [] });
  });

  test('give the steps of an automatic rollout', () => {
    expect(read('contact 1 --auto 5,25,100 --emails zoe@agence.test').offer).toEqual({
      percent: 5,
      roles: [],
      emails: ['zoe@agence.test'],
      auto: { steps: [5, 25, 100], sessions: 20, minutes: 60 },
    });
    expect(read('contact 1 --auto=10%,50% --sessions 5 --minutes 0').offer?.auto).toEqual({
      steps: [10, 50],
      sessions: 5,
      minutes: 0,
    });
  });

  test("give the live host, which defaults to the environment's", () => {
    const env = { HOST_URL: 'https://qa.test' };
    expect(read('', env).hostUrl).toBe('https://qa.test');
    expect(read('--host https://prod.test', env).hostUrl).toBe('https://prod.test');
  });

  test('give the number of revisions to keep', () => {
    expect(read('--keep 5 --dry-run')).toMatchObject({ name: undefined, keep: 5, dryRun: true });
  });

  test.each([
    ['--keep 0', '--keep is a number of revisions from 1, not 0'],
    ['--keep all', '--keep is a number of revisions from 1, not all'],
    ['c 1 --percent 101', '--percent is 0 to 100, not 101'],
    ['c 1 --percent some', '--percent is 0 to 100, not some'],
    ['c 1 --roles boss', 'no role is called boss'],
    ['c 1 --emails zoe', 'zoe is no e-mail address'],
    ['c 1 --auto 25,5', '--auto is shares that rise'],
    ['c 1 --auto 0,5', '--auto is shares that rise'],
    ['c 1 --auto 5,', '--auto is shares that rise'],
    ['c 1 --auto 5,101', '--auto is shares that rise'],
    ['c 1 --auto 5 --percent 5', 'leave --percent out'],
    ['c 1 --auto 5 --sessions 0', '--sessions is a number from 1, not 0'],
    ['c 1 --auto 5 --minutes some', '--minutes is a number from 0, not some'],
    ['c 1 --sessions 5', '--sessions and --minutes go with --auto'],
    ['c 1 2', '2 is not understood'],
    ['c --percents 3', '--percents'],
  ])('are refused with a sentence: %s', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});
