import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Something that keeps a passkey, for tests without a browser (WebAuthn 3, attestation "none", ES256). */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What a browser sends that has made the passkey for this challenge. */
  make(challenge: string) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ]);
    const authData = Buffer.concat([this.#head(PRESENT | VERIFIED | WITH_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser sends that has signed this challenge; without a finger or a PIN where told. */
  sign(challenge: string, { verified = true } = {}) {
    const clientData = this.#clientData('webauthn.get', challenge);
    this.#counter += 1;
    const authData = this.#head(verified ? PRESENT | VERIFIED : PRESENT);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#response({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    });
  }

  #response<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      sha256(Buffer.from(new URL(this.#origin).hostname)),
      Buffer.from([flags]),
      counter,
    ]);
  }

  /** {kty: EC2, alg: ES256, crv: P-256, x, y} (RFC 9053). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** A text of CBOR, of 23 letters at most. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A text of bytes of CBOR, of 24 to 255. */
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
