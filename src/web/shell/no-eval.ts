/**
 * Tells zod not to try `new Function`: the content security policy refuses it and reports the attempt. Runs inline
 * in the head, because zod looks when its first schema is made, which may be before any module of ours runs.
 */
export const NO_EVAL_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}';
