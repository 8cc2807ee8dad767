import { clearDatabases } from './prepare-database';

export default clearDatabases;
