/** Where a link to a payment leads, on every screen of a client that lists it. */
export const paymentAnchor = (id: string): string => `platba-${id}`;
