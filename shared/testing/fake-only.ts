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

/** Fakes these clocks and timers alone; `now` is what the faked clock says at first. */
export function fakeOnly(names: readonly (typeof ALL)[number][], now?: number | Date): void {
  jest.useFakeTimers({ doNotFake: ALL.filter((name) => !names.includes(name)), now });
}
