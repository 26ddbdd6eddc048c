// Kinds of mails wait in the database with their mails: they stay the same.

/** A stage to look at and approve, to the client. */
export const STAGE_DELIVERED = 'project-stage-delivered';
/** What was made is in use, with the report, to the client. */
export const PROJECT_LAUNCHED = 'project-launched';
/** What the client has to bring again. */
export const ITEM_RETURNED = 'project-item-returned';
/** What the client has uploaded and handed in, once it is quiet, to the operator. */
export const FILES_UPLOADED = 'project-files-operator';
