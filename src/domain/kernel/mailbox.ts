/** A parsed address in small letters, its domain in ASCII. */
export interface Address {
  local: string;
  domain: string;
}

/** How a provider writes one mailbox in several ways, as its help pages say. */
interface Provider {
  /** Every domain of it. With the group "user", a mailbox has a domain of its own: "anything@user.provider". */
  domains: RegExp;
  /** The one that stands for all, where a name means the same mailbox at each of them. */
  domain?: string;
  /** Signs of the local part that make no difference, and what is written instead of them. */
  signs?: RegExp;
  instead?: string;
  /** What begins a sub-address besides "+", which does so everywhere. */
  tag?: string;
}

const PROVIDERS: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', signs: /\./g },
  // https://proton.me/support/addresses-and-aliases; the signs as in removeEmailAlias of github.com/ProtonMail/WebClients
  { domains: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, domain: 'proton.me', signs: /[._-]/g },
  // https://support.apple.com/118230
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com' },
  // Disposable addresses are "base-keyword"; a name that is no such address has no hyphen (patent US 2006/0041621).
  {
    domains: /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:ymail|rocketmail|myyahoo)\.com)$/,
    tag: '-',
  },
  // The underscore of a name is a hyphen in its domain: https://www.fastmail.help/hc/articles/360060591053
  { domains: /^(?:(?<user>[a-z0-9-]+)\.)?fastmail\.(?:com|fm)$/, signs: /_/g, instead: '-' },
];

/** The mailbox an address belongs to, as one address for all its writings; it need not be one that takes mail. */
export function mailboxOf({ local, domain }: Address): Address {
  const provider = PROVIDERS.find(({ domains }) => domains.test(domain));
  const base = withoutTag(local, '+');
  if (!provider) return { local: base, domain };
  const { domains, signs, instead = '', tag } = provider;
  const user = domains.exec(domain)?.groups?.user;
  const name = user ?? (tag === undefined ? base : withoutTag(base, tag));
  return {
    local: (signs && name.replace(signs, instead)) || name,
    domain: provider.domain ?? (user === undefined ? domain : domain.slice(user.length + 1)),
  };
}

/** What stands before the tag; all of it where nothing would be left. */
const withoutTag = (local: string, tag: string): string => local.split(tag, 1)[0] || local;
