import { type ErrorCategory, type Severity, severityOf } from './categories.ts';
import { RATE_LIMITED } from './texts.ts';

interface FaultKind {
  status: number;
  category: ErrorCategory;
  /** Text for people; Slovak unless the contract fixes an English keyword (decisions 3). */
  message: string;
  /** Seconds after which trying again makes sense, where nobody knows better. Every 503 has it (decisions 3). */
  retryAfter?: number;
}

/** Every error an API answer can carry: the one catalogue of codes, HTTP statuses, categories and texts. */
export const FAULTS = {
  validation: {
    status: 400,
    category: 'validation',
    message: 'Niektoré údaje nie sú platné. Skontrolujte ich.',
  },
  malformed: {
    status: 400,
    category: 'validation',
    message: 'Požiadavke sa nedá porozumieť. Skúste to znova.',
  },
  /** Nobody reads this answer; it is for the log. */
  hungUp: {
    status: 400,
    category: 'network',
    message: 'Spojenie sa prerušilo. Skúste to znova.',
  },
  unauthenticated: { status: 401, category: 'authentication', message: 'Najprv sa prihláste.' },
  /** One text for every cause (decisions 3, security 22). */
  wrongLogin: {
    status: 401,
    category: 'authentication',
    message: 'Nesprávne používateľské meno alebo heslo',
  },
  csrf: {
    status: 403,
    category: 'authorization',
    message: 'Platnosť formulára uplynula (CSRF). Obnovte stránku a\u00A0skúste to znova.',
  },
  forbidden: { status: 403, category: 'authorization', message: 'Na túto akciu nemáte oprávnenie.' },
  unproven: {
    status: 403,
    category: 'authorization',
    message: 'Najprv potvrďte svoj e-mail kódom, ktorý vám prišiel.',
  },
  /** A dangerous action wants the password again. */
  unconfirmed: { status: 403, category: 'authorization', message: 'Najprv to potvrďte svojím heslom.' },
  wrongCode: {
    status: 400,
    category: 'validation',
    message: 'Kód nie je správny alebo už neplatí. Skontrolujte ho.',
  },
  /** One text for every cause: unknown, of somebody else, or signed wrongly. */
  wrongPasskey: {
    status: 400,
    category: 'validation',
    message: 'Prístupový kľúč sa nepodarilo overiť. Skúste to znova alebo sa prihláste heslom.',
  },
  notFound: { status: 404, category: 'not_found', message: 'Toto tu už nie je. Obnovte stránku.' },
  /** One text for every cause: never made, revoked, unused for too long, of another place. */
  linkEnded: {
    status: 404,
    category: 'not_found',
    message: 'Tento odkaz neplatí. Obnovte stránku a\u00A0nechajte si poslať nový.',
  },
  methodNotAllowed: {
    status: 405,
    category: 'validation',
    message: 'Táto adresa takúto požiadavku neprijíma.',
  },
  inFlight: {
    status: 409,
    category: 'validation',
    message: 'Rovnaká požiadavka sa práve spracúva. Skúste to znova o\u00A0chvíľu.',
  },
  usernameTaken: {
    status: 409,
    category: 'validation',
    message: 'Používateľské meno už existuje. Vyberte si iné.',
  },
  clientInUse: {
    status: 409,
    category: 'validation',
    message:
      'Tieto údaje sa odstrániť nedajú, lebo k\u00A0nim patria dopyty, rozpočty alebo ponuky. Môžete ich upraviť.',
  },
  tooManyClients: {
    status: 409,
    category: 'validation',
    message: 'Viac firiem a\u00A0osôb už účet mať nemôže. Najprv niektorú odstráňte.',
  },
  clientsDiffer: {
    status: 409,
    category: 'validation',
    message: 'Každý z\u00A0nich má iné IČO, preto to nemôže byť ten istý klient.',
  },
  tooManyContacts: {
    status: 409,
    category: 'validation',
    message: 'Viac osôb už klient mať nemôže. Najprv niektorú odstráňte.',
  },
  tooManyInvitations: {
    status: 409,
    category: 'validation',
    message: 'Viac pozvánok naraz čakať nemôže. Najprv niektorú zrušte.',
  },
  /** One text for every cause: unknown, used, over, revoked, or for another address. */
  invitationVoid: {
    status: 409,
    category: 'validation',
    message:
      'Táto pozvánka neplatí pre e-mail vášho účtu. Mohla byť zrušená alebo už použitá, alebo jej platnosť uplynula. Požiadajte o\u00A0novú.',
  },
  importStale: {
    status: 409,
    category: 'validation',
    message: 'Od náhľadu sa klienti zmenili. Pozrite si nový náhľad.',
  },
  ownAccount: {
    status: 409,
    category: 'validation',
    message: 'Vlastný účet tu nezmeníte. Použite svoje nastavenia alebo požiadajte iného správcu.',
  },
  lastAdmin: {
    status: 409,
    category: 'validation',
    message: 'Web musí mať aspoň jedného správcu. Najprv urobte správcom niekoho iného.',
  },
  mailsOfAccount: {
    status: 409,
    category: 'validation',
    message: 'Tieto e-maily patria k\u00A0účtu. Znova ich zapnete v\u00A0jeho nastaveniach.',
  },
  /** The offer's state does not allow the step; the message says which one it is. */
  offerStep: { status: 409, category: 'validation', message: 'S\u00A0touto ponukou sa to už urobiť nedá.' },
  /** The request's state does not allow the step; the message says which one it is. */
  requestStep: { status: 409, category: 'validation', message: 'S\u00A0týmto dopytom sa to už urobiť nedá.' },
  /** The state of a project, its stage or item does not allow it; the message says which one it is. */
  projectStep: {
    status: 409,
    category: 'validation',
    message: 'S\u00A0týmto projektom sa to už urobiť nedá.',
  },
  /** The payment's state does not allow the step; the message says which one it is. */
  paymentStep: { status: 409, category: 'validation', message: 'S\u00A0touto platbou sa to už urobiť nedá.' },
  messageStays: {
    status: 409,
    category: 'validation',
    message: 'Správu možno odvolať len do 5\u00A0minút a\u00A0kým si ju druhá strana neprečítala.',
  },
  /** What was uploaded is of no kind that is taken, or does harm; the message says which. */
  fileRefused: { status: 415, category: 'validation', message: 'Takýto súbor sa poslať nedá.' },
  /** The file's state, or how many there are, does not allow it; the message says which. */
  fileStep: { status: 409, category: 'validation', message: 'S\u00A0týmto súborom sa to už urobiť nedá.' },
  /** Somebody else, or another tab, has saved meanwhile. */
  editedElsewhere: {
    status: 409,
    category: 'validation',
    message: 'Medzitým to zmenil niekto iný alebo iné okno. Pozrite si, ako to vyzerá teraz.',
  },
  tooLarge: { status: 413, category: 'validation', message: 'Odoslané údaje sú príliš veľké.' },
  unsupportedMedia: {
    status: 415,
    category: 'validation',
    message: 'Server prijíma iba údaje vo formáte JSON.',
  },
  keyReused: {
    status: 422,
    category: 'validation',
    message: 'Tento kľúč požiadavky už patrí inému obsahu.',
  },
  /** Sent again without the signs of a robot, it is taken (requests/bot.ts). */
  looksAutomatic: {
    status: 428,
    category: 'validation',
    message:
      'Zdá sa, že formulár vyplnil program, preto zatiaľ nie je odoslaný. Ak ste to vy, odošlite ho ešte raz.',
  },
  rateLimited: {
    status: 429,
    category: 'rate_limit',
    message: RATE_LIMITED,
  },
  aiUnavailable: {
    status: 503,
    category: 'ai_service',
    message: 'AI service unavailable',
    retryAfter: 60,
  },
  databaseUnavailable: {
    status: 503,
    category: 'database',
    message: 'Databáza je momentálne nedostupná. Skúste to znova o\u00A0chvíľu.',
    retryAfter: 5,
  },
  busy: {
    status: 503,
    category: 'external_api',
    message: 'Server je momentálne vyťažený. Skúste to znova o\u00A0chvíľu.',
    retryAfter: 5,
  },
  storeUnavailable: {
    status: 503,
    category: 'external_api',
    message: 'Úložisko súborov je momentálne nedostupné. Nič sa nestratilo, skúste to znova o\u00A0chvíľu.',
    retryAfter: 10,
  },
  storageFull: {
    status: 507,
    category: 'external_api',
    message: 'Na serveri nie je miesto na ďalšie súbory. Nič sa nestratilo, skúste to znova neskôr.',
    retryAfter: 300,
  },
  internal: { status: 500, category: 'internal', message: 'Interná chyba servera. Skúste to neskôr.' },
} as const satisfies Record<string, FaultKind>;

export type FaultCode = keyof typeof FAULTS;

interface FaultOptions {
  message?: string;
  field?: string;
  details?: unknown;
  /** Seconds after which trying again makes sense, instead of the kind's own. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected failure with a code of the catalogue; everything else is masked as `internal`. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly field: string | null;
  readonly details: unknown;
  readonly retryAfter: number | null;

  constructor(code: FaultCode, options: FaultOptions = {}) {
    super(options.message ?? FAULTS[code].message, { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.field = options.field ?? null;
    this.details = options.details ?? null;
    const kind: FaultKind = FAULTS[code];
    this.retryAfter = options.retryAfter ?? kind.retryAfter ?? null;
  }

  get status(): number {
    return FAULTS[this.code].status;
  }

  get category(): ErrorCategory {
    return FAULTS[this.code].category;
  }
}

/** The body of every error answer (decisions 3). */
export interface ErrorBody {
  message: string;
  category: ErrorCategory;
  errorId: string;
  severity: Severity;
  details: unknown;
  /** ISO 8601, UTC. */
  timestamp: string;
  field: string | null;
}

/** Outward shape of a fault. */
export const errorBody = (fault: Fault, errorId: string, now: Date): ErrorBody => ({
  message: fault.message,
  category: fault.category,
  errorId,
  severity: severityOf(fault.category),
  details: fault.details,
  timestamp: now.toISOString(),
  field: fault.field,
});
