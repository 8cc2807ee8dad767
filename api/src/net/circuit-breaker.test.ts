import { createBreaker } from './circuit-breaker';

describe('the circuit breaker', () => {
  function at() {
    const clock = { now: 0 };
    return { clock, breaker: createBreaker({ failures: 3, restMs: 1000, now: () => clock.now }) };
  }

  it('opens at the third consecutive failure', () => {
    const { breaker } = at();
    breaker.failed();
    breaker.failed();
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    breaker.failed();
    breaker.failed();
    expect(breaker.admits()).toBe(true);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
  });

  it('lets one trial call through, whose result applies to the others', () => {
    const { clock, breaker } = at();
    for (let failure = 0; failure < 3; failure += 1) breaker.failed();
    clock.now = 999;
    expect(breaker.admits()).toBe(false);
    clock.now = 1000;
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    clock.now = 2000;
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });
});
