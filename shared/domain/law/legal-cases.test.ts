import path from 'node:path';
import { testCases } from './test/test-cases';

/* Runs the cases of `npm run legal-cases` as tests. */
testCases(path.join(__dirname, '..'));
