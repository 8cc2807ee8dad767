const ALL = [
  'Date',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Fakes only these timers; `now` is the initial time. */
export function fakeTimersOnly(names: readonly (typeof ALL)[number][], now?: number | Date): void {
  jest.useFakeTimers({ doNotFake: ALL.filter((name) => !names.includes(name)), now });
}
