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

function look() {
  if (globalThis.document.querySelector(globalThis.__rowSelector)) marks.row = performance.now();
  if (marks.row !== undefined || hasLastScreen()) marks.seen ??= performance.now();
  if (marks.row === undefined) globalThis.requestAnimationFrame(look);
}
globalThis.requestAnimationFrame(look);
