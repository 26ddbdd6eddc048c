/** A call noted at a request is not among them: by it the client is answered, which their page says. */
const INNER = /^(request\.(noted|note-removed)|(offer|project)\.(noted|called|note-removed))$/;

/** Whether an act is the operator's alone: what it changes no client sees, so no open page of theirs is told of it. */
export const isInnerAction = (action: string): boolean => INNER.test(action);
