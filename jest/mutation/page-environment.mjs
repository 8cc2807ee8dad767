import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import PageTestEnvironment from '../page-environment.mjs';

export default mixinJestEnvironment(PageTestEnvironment);
