import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import PageTestEnvironment from '../../jest/page-environment.mjs';

export default mixinJestEnvironment(PageTestEnvironment);
