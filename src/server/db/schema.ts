/** Every room's tables, for Drizzle's queries and for `drizzle-kit generate`. */
export {
  accountLinks,
  accounts,
  adminSetup,
  emailCodes,
  mailOptOuts,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  signInFailures,
} from '../accounts/table.ts';
export { aiUsage } from '../ai/table.ts';
export { auditLog } from '../audit/table.ts';
export { backups } from '../backup/table.ts';
export { clientContacts, clientInvitations, clientNotes } from '../clients/desk-table.ts';
export { clientImportRows } from '../clients/import-table.ts';
export { clientMembers, clients } from '../clients/table.ts';
export { consents } from '../consent/table.ts';
export { errorReports } from '../errors/table.ts';
export { fileChunks, fileContents, files } from '../files/table.ts';
export { rateLimits } from '../http/rate-limit-table.ts';
export { idempotencyKeys } from '../idempotency/table.ts';
export { issuers } from '../legal/table.ts';
export { mails } from '../mail/table.ts';
export { conversationNotes } from '../messages/note-table.ts';
export { conversationMails, messages } from '../messages/table.ts';
export { offerDocuments } from '../offers/document-table.ts';
export {
  offerAcceptances,
  offerLinks,
  offerReminders,
  offerRevisions,
  offerSerials,
  offers,
  offerTemplates,
} from '../offers/table.ts';
export { documentVisits, portalVisits } from '../papers/table.ts';
export { payments } from '../payments/table.ts';
export {
  calendarFeeds,
  changeRequests,
  checklistItems,
  projectStages,
  projects,
  stageDeliveries,
  uploadNotices,
} from '../projects/table.ts';
export { priceBooks, quotes } from '../quote/table.ts';
export { replyTemplates } from '../requests/desk-table.ts';
export { requests } from '../requests/table.ts';
