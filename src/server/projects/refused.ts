import { Fault } from '#domain/errors/faults.ts';

/** Says why a step is not possible with a project. */
export const projectRefused = (message: string): Fault => new Fault('projectStep', { message });
