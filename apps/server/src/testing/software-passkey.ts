import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a question to a passkey says, as far as a device looks at it. */
interface Question {
  challenge: string;
  user?: { id: string };
}

interface Manner {
  origin?: string;
  rpId?: string;
  /** Whether the device has asked for its owner. */
  verified?: boolean;
  count?: number;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A passkey without a device (WebAuthn Level 3, ES256, no attestation): it answers as it is told to. */
export function createSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: a map of key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256) and the two coordinates.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const names = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  let owner: string | undefined;

  return {
    register(question: Question, manner: Manner = {}) {
      owner = question.user?.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = Buffer.concat([authenticatorData(manner, 0x40), credential]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        ...names,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', question, manner)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },

    answer(question: Question, manner: Manner & { userHandle?: string } = {}) {
      const data = clientData('webauthn.get', question, manner);
      const authData = authenticatorData(manner, 0);
      const userHandle = manner.userHandle ?? owner;
      return {
        ...names,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}

function clientData(
  type: string,
  { challenge }: Question,
  { origin = 'http://localhost:3000' }: Manner,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ rpId = 'localhost', verified = true, count = 0 }: Manner, more: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  // Bit 0: user present; bit 2: user verified.
  return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (verified ? 0x04 : 0) | more]), counter]);
}
