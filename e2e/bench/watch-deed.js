// Runs in the measured page: a compiled function would need helpers of the compiler there.

/** Resolves with the milliseconds from the next click, Back or Forward until the page looks as expected. */
globalThis.__watchDeed = ({ path, selector, scrollY }) => {
  const { document, location, performance, requestAnimationFrame, window } = globalThis;
  let start;
  const begin = (event) => {
    start ??= event.timeStamp;
  };
  document.addEventListener('click', begin, { capture: true, once: true });
  window.addEventListener('popstate', begin, { capture: true, once: true });
  const pattern = new RegExp(path);
  const isShown = () =>
    pattern.test(location.pathname) &&
    document.querySelector(selector) !== null &&
    (scrollY === undefined || Math.abs(window.scrollY - scrollY) <= 2);
  return new Promise((resolve) => {
    const look = () => {
      if (start !== undefined && isShown()) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

/** Resolves with the frames per second during that many milliseconds. */
globalThis.__countFrames = (ms) => {
  const { performance, requestAnimationFrame } = globalThis;
  const start = performance.now();
  let frames = 0;
  return new Promise((resolve) => {
    const count = () => {
      frames += 1;
      const passed = performance.now() - start;
      if (passed < ms) requestAnimationFrame(count);
      else resolve((frames * 1000) / passed);
    };
    requestAnimationFrame(count);
  });
};
