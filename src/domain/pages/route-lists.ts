const LIST = /\/(?=manifest-\w+\.js$)/;

/**
 * Where the list of all routes lies, that of the areas too, beside the one which public pages load. In development both
 * are one: the address is the same then.
 */
export const wholeRouteList = (publicList: string): string => publicList.replace(LIST, '/whole-');
