import PageTestEnvironment from '../../jest/page-environment.mjs';
import { reachingEnvironment } from './reaching-environment.mjs';

export default reachingEnvironment(PageTestEnvironment);
