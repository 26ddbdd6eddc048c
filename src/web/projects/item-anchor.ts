/** The name of an item in addresses: a screen leads to it by `#podklad-…`. */
export const itemAnchor = (id: string): string => `podklad-${id}`;
