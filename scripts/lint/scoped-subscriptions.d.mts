import type { Rule } from 'eslint';

export const scopedSubscriptions: Rule.RuleModule;
