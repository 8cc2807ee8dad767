import { testCases } from '../domain/law/test/test-cases';

testCases(__dirname);
