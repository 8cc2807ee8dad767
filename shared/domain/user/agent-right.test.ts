import { proposedRight, withAgentRight } from './agent-right';

const account = (
  agentCapacity: Parameters<typeof proposedRight>[0]['agentCapacity'],
  agentCredential: string | null,
) => ({
  agentCapacity,
  agentCredential,
});

describe('the capacity of an account', () => {
  it.each([
    [account('EMPLOYEE', 'ADC 64'), 'ADC 64'],
    [account('COMMERCIAL_AGENT', 'Bayonne 812'), 'Bayonne 812'],
    [account('EMPLOYEE', ''), null],
    [account('HOLDER', 'ADC 64'), null],
    [account(null, 'ADC 64'), null],
  ])('keeps a number only with a capacity that it proves: %o', (user, expectedRight) => {
    expect(withAgentRight(user)).toEqual({ ...user, agentCredential: expectedRight });
  });
});

describe('the default capacity of a signing agent', () => {
  const last = { capacity: 'EMPLOYEE', credential: 'ADC 64' } as const;

  it('is the account’s, before the last signature’s', () => {
    expect(proposedRight(account('COMMERCIAL_AGENT', 'Bayonne 812'), last)).toEqual({
      capacity: 'COMMERCIAL_AGENT',
      credential: 'Bayonne 812',
    });
  });

  it('is the last signature’s when the account has none, and null without one', () => {
    expect(proposedRight(account(null, null), last)).toEqual(last);
    expect(proposedRight(account(null, null), null)).toEqual({ capacity: null, credential: null });
  });

  it('takes the number of the last signature for the same capacity only', () => {
    expect(proposedRight(account('EMPLOYEE', null), last)).toEqual(last);
    expect(proposedRight(account('COMMERCIAL_AGENT', null), last)).toEqual({
      capacity: 'COMMERCIAL_AGENT',
      credential: null,
    });
  });
});
