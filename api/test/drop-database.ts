import { clearDatabases } from './prepare-database';

// eslint-disable-next-line no-restricted-syntax -- the test runner asks for a default export
export default clearDatabases;
