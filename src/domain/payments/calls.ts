import { call } from '../api/call.ts';
import type { paymentSchemas } from './contract.ts';

type Schemas = typeof paymentSchemas;

export const listPayments = call<Schemas['listPayments']>('GET', '/api/admin/payments', 'json');
export const openPayment = call<Schemas['openPayment']>('GET', '/api/admin/payments/:id', 'json');
export const paymentPdf = call<Schemas['paymentPdf']>('GET', '/api/admin/payments/:id/pdf', 'file');
export const addPayment = call<Schemas['addPayment']>('POST', '/api/admin/projects/:id/payments', 'json');
export const stepPayment = call<Schemas['stepPayment']>('POST', '/api/admin/payments/:id/steps', 'json');
export const offerPayments = call<Schemas['offerPayments']>('GET', '/api/offer/payments', 'json');
export const offerPaymentPdf = call<Schemas['offerPaymentPdf']>('GET', '/api/offer/payments/:id/pdf', 'file');
