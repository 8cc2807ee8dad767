declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  // oxlint-disable-next-line house/syntax -- the bundler gives a CSS module's names as its default export
  export default names;
}

declare module '*.css';
