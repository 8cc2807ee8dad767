import { clearDatabases } from './prepare-database';

// oxlint-disable-next-line house/syntax -- the test runner asks for a default export
export default clearDatabases;
