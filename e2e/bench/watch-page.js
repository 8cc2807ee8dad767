/* global PerformanceObserver, performance */
// Runs in the measured page before anything else of it; `__rowSelector` says what a row of data is.
const marks = { shift: 0, longTasks: 0 };
globalThis.__marks = marks;

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) marks.longTasks += entry.duration;
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) marks.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });

/** The last screen is drawn where no selector reaches (host/early/last-screen). */
const hasLastScreen = () => performance.getEntriesByName('pignon.last-screen').length > 0;

/** Time at which what is in the page is laid out, ready to be painted in this frame. */
function laidOutTime() {
  globalThis.document.documentElement.getBoundingClientRect();
  return performance.now();
}

function look() {
  const hasRow = globalThis.document.querySelector(globalThis.__rowSelector) !== null;
  if (hasRow || hasLastScreen()) marks.seen ??= laidOutTime();
  if (!hasRow) return globalThis.requestAnimationFrame(look);
  marks.row = laidOutTime();
  globalThis.__rowSeen('');
}
globalThis.requestAnimationFrame(look);
