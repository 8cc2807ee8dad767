// Runs in the measured page: a compiled function would need helpers of the compiler there.

/** Notes when the next click, Back or Forward happens, and when the page then looks as expected. */
globalThis.__watchDeed = ({ path, selector, scrollY }) => {
  const { document, location, performance, requestAnimationFrame, window } = globalThis;
  const timing = {};
  globalThis.__deed = timing;
  const begin = (event) => {
    timing.start ??= event.timeStamp;
  };
  document.addEventListener('click', begin, { capture: true, once: true });
  window.addEventListener('popstate', begin, { capture: true, once: true });
  const pattern = new RegExp(path);
  const isShown = () =>
    pattern.test(location.pathname) &&
    document.querySelector(selector) !== null &&
    (scrollY === undefined || Math.abs(window.scrollY - scrollY) <= 2);
  const look = () => {
    if (timing.start !== undefined && isShown()) timing.end = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
