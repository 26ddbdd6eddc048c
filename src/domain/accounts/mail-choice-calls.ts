import { call } from '../api/call.ts';
import type { mailChoiceSchemas } from './mail-choice-contract.ts';

type Schemas = typeof mailChoiceSchemas;

export const showMailChoice = call<Schemas['showMailChoice']>('POST', '/api/mail-choice', 'json');
export const changeMailChoice = call<Schemas['changeMailChoice']>('PUT', '/api/mail-choice', 'json');
/** Where a program opens the address for one press in a browser: leads to the page. */
export const openMailChoice = call<Schemas['openMailChoice']>('GET', '/api/mail-choices/:token', 'json');
export const oneClickOff = call<Schemas['oneClickOff']>('POST', '/api/mail-choices/:token', 'json');
