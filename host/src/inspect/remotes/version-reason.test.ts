import { emailMark } from '@pignon/shared/federation/canary';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { explainVersion } from './version-reason';

const person = { uid: 'u', email: 'zoe@pignon.test', roles: ['NEGOTIATOR' as const] };
const live = aLiveRemote('contact', { version: '1' });
const known = {
  live,
  isPointed: false,
  standIn: undefined,
  newest: { revision: 1, remotes: { contact: live } },
  person,
  stable: '1',
};
const tried = (rule: object) => ({
  ...known,
  live: aLiveRemote('contact', { version: '2' }),
  newest: {
    ...known.newest,
    trials: {
      contact: {
        rule: { percent: 0, roles: [], emails: [], ...rule },
        remote: aLiveRemote('contact', { version: '2' }),
      },
    },
  },
});

describe('the reason for the version of a remote', () => {
  it('is that it is live, also while the registry is unknown', () => {
    expect(explainVersion(known)).toEqual({ channel: 'stable' });
    expect(explainVersion({ ...known, stable: undefined })).toEqual({ channel: 'stable' });
  });

  it('is a canary by role, address or share', () => {
    expect(explainVersion(tried({ roles: ['NEGOTIATOR'] }))).toEqual({ channel: 'trial', by: 'role', percent: 0 });
    expect(explainVersion(tried({ emails: [emailMark(person.email)] }))).toMatchObject({ by: 'email' });
    expect(explainVersion(tried({ percent: 100 }))).toEqual({ channel: 'trial', by: 'percent', percent: 100 });
  });

  it('is the failure of another version', () => {
    const standIn = aLiveRemote('contact', { version: '0' });
    expect(explainVersion({ ...known, standIn })).toEqual({ channel: 'standIn', failed: '1' });
  });

  it('is a development server on the user’s machine', () => {
    const own = aLiveRemote('contact', { version: '1', entry: 'http://localhost:3001/entry.js' });
    expect(explainVersion({ ...known, live: own })).toEqual({ channel: 'local', origin: 'http://localhost:3001' });
  });

  it('is a preview link, also for a canary', () => {
    expect(explainVersion({ ...tried({ percent: 100 }), isPointed: true })).toEqual({ channel: 'preview' });
  });

  it('is that it was in use before another version went live', () => {
    const newest = { revision: 2, remotes: { contact: aLiveRemote('contact', { version: '3' }) } };
    expect(explainVersion({ ...known, newest, stable: '3' })).toEqual({ channel: 'kept', newer: '3' });
  });

  it('is that the live version is incompatible with the host of the page', () => {
    expect(explainVersion({ ...known, stable: '4' })).toEqual({ channel: 'previous', stable: '4' });
  });
});
