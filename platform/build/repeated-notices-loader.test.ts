const { default: leaveFirstNotice } = jest.requireActual<{ default: (source: string) => string }>(
  './repeated-notices-loader.js',
);

const notice = (year: number) => `/**\n * @license\n * Copyright ${year} Google LLC\n */`;

test('leaves the first of equal notices, other comments, and every line where it was', () => {
  const source = `${notice(2020)}\nconst a = 1;\n${notice(2021)}\nconst b = 2;\n${notice(2020)}\n/** Of c. */\nconst c = 3;\n`;
  const shortened = leaveFirstNotice(source);
  expect(shortened).toBe(
    `${notice(2020)}\nconst a = 1;\n${notice(2021)}\nconst b = 2;\n\n\n\n\n/** Of c. */\nconst c = 3;\n`,
  );
  expect(shortened.split('\n').indexOf('const c = 3;')).toBe(source.split('\n').indexOf('const c = 3;'));
});
