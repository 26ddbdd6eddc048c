import type { KeyboardEvent } from 'react';

/** Whether a key in a text of several lines sends it: Enter with Ctrl, or with the command key; never one that ends a letter being put together. */
export const sendsBy = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
