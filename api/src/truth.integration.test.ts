import { testCases } from '@pignon/shared/domain/law/test/test-cases';

/* What `npm run truth` asks of rules that live in the database. */
testCases(__dirname);
