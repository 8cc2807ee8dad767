import { emailMark } from '@pignon/shared/federation/canary';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { explainVersion } from './version-reason';

const person = { uid: 'u', email: 'zoe@pignon.test', roles: ['NEGOTIATOR' as const] };
const live = aLiveRemote('contact', { version: '1' });
const facts = {
  live,
  isPointed: false,
  standIn: undefined,
  newest: { revision: 1, remotes: { contact: live } },
  person,
  stable: '1',
};
const factsWithCanary = (rule: object) => ({
  ...facts,
  live: aLiveRemote('contact', { version: '2' }),
  newest: {
    ...facts.newest,
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
    expect(explainVersion(facts)).toEqual({ channel: 'stable' });
    expect(explainVersion({ ...facts, stable: undefined })).toEqual({ channel: 'stable' });
  });

  it('is a canary by role, address or share', () => {
    expect(explainVersion(factsWithCanary({ roles: ['NEGOTIATOR'] }))).toEqual({
      channel: 'trial',
      by: 'role',
      percent: 0,
    });
    expect(explainVersion(factsWithCanary({ emails: [emailMark(person.email)] }))).toMatchObject({ by: 'email' });
    expect(explainVersion(factsWithCanary({ percent: 100 }))).toEqual({
      channel: 'trial',
      by: 'percent',
      percent: 100,
    });
  });

  it('is the failure of another version', () => {
    const standIn = aLiveRemote('contact', { version: '0' });
    expect(explainVersion({ ...facts, standIn })).toEqual({ channel: 'standIn', failed: '1' });
  });

  it('is a development server on the user’s machine', () => {
    const localRemote = aLiveRemote('contact', { version: '1', entry: 'http://localhost:3001/entry.js' });
    expect(explainVersion({ ...facts, live: localRemote })).toEqual({
      channel: 'local',
      origin: 'http://localhost:3001',
    });
  });

  it('is a preview link, also for a canary', () => {
    expect(explainVersion({ ...factsWithCanary({ percent: 100 }), isPointed: true })).toEqual({ channel: 'preview' });
  });

  it('is that it was in use before another version went live', () => {
    const newest = { revision: 2, remotes: { contact: aLiveRemote('contact', { version: '3' }) } };
    expect(explainVersion({ ...facts, newest, stable: '3' })).toEqual({ channel: 'kept', newer: '3' });
  });

  it('is that the live version is incompatible with the host of the page', () => {
    expect(explainVersion({ ...facts, stable: '4' })).toEqual({ channel: 'previous', stable: '4' });
  });
});
