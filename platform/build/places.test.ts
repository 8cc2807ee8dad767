import { sourceName } from './places';

const root = '/home/somebody/pignon/remote-contact';
const nameOf = (file: string) => sourceName(root, `/home/somebody/pignon/${file}`);

test('a source of the repository is named by its path', () => {
  expect(nameOf('shared/ui/core/picker/picker.tsx')).toBe('shared/ui/core/picker/picker.tsx');
  expect(nameOf('remote-contact/src/remote.ts')).toBe('remote-contact/src/remote.ts');
});

test.each([
  ['idb@7.1.1/node_modules/idb/build/index.js', 'idb@7.1.1/build/index.js'],
  [
    'antd@6.6.8_react-dom@19.3.1_react@19.3.1__react@19.3.1/node_modules/antd/es/form/index.js',
    'antd@6.6.8/es/form/index.js',
  ],
  [
    '@ant-design+icons@6.3.4_react@19.3.1/node_modules/@ant-design/icons/es/index.js',
    '@ant-design/icons@6.3.4/es/index.js',
  ],
])('a library is named by name and version, wherever it is installed: %s', (stored, name) => {
  expect(nameOf(`node_modules/.pnpm/${stored}`)).toBe(`node_modules/${name}`);
  expect(nameOf(`remote-contact/node_modules/.pnpm/${stored}`)).toBe(`node_modules/${name}`);
});

test('a library in a plain folder is named by its name', () => {
  expect(nameOf('node_modules/react/index.js')).toBe('node_modules/react/index.js');
  expect(nameOf('node_modules/a/node_modules/@b/c/index.js')).toBe('node_modules/@b/c/index.js');
});
