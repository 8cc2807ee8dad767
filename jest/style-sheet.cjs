/* Stands for every style sheet: a class of a CSS module is called as it is written. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
