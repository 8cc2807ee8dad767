import type { Rule } from 'eslint';

export declare const writtenAddresses: Rule.RuleModule;
