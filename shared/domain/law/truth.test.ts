import path from 'node:path';
import { testCases } from './test/test-cases';

/* What `npm run truth` prints by chapter holds as tests too. */
testCases(path.join(__dirname, '..'));
