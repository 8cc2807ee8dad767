import { testCases } from '@pignon/shared/domain/law/test/test-cases';

/* Runs the cases of `npm run legal-cases` on rules in the database. */
testCases(__dirname);
