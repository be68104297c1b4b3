/** Passkeys: whether the browser has them at this address, and what it does with them. */

import { api, ApiError, sentence, type PasskeyView, type Person } from '../api';
import { say } from '../texts/index.svelte';

/** Why there are no passkeys here: the address is a number, it is not https, or the browser knows none. */
export type Hindrance = 'number' | 'insecure' | 'browser';

const isNumber = (host: string) => /^(\d+\.){3}\d+$|^\[/.test(host);
const isOwnMachine = (host: string) => /^127\.|^\[::1\]$/.test(host);

/** What is in the way of passkeys, if anything. The address comes first: another one may do. */
export function hindrance(
  host = location.hostname,
  secure = isSecureContext,
  known = 'PublicKeyCredential' in globalThis,
): Hindrance | null {
  if (isNumber(host)) return 'number';
  if (!secure) return 'insecure';
  return known && 'parseRequestOptionsFromJSON' in PublicKeyCredential ? null : 'browser';
}

/** Where the same page can be opened with passkeys: a number that means the own machine has a name. */
export function namedAddress(place: URL | Location = location): string | null {
  if (!isOwnMachine(place.hostname)) return null;
  const address = new URL(place.href);
  address.hostname = 'localhost';
  return address.href;
}

/** Has a device make a passkey, and adds it to the account. */
export async function addPasskey(name: string, password: string): Promise<PasskeyView> {
  const { challenge, options } = await api.post('/account/passkeys/challenge', { body: consent(password) });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return api.post('/account/passkeys', { body: { challenge, name, credential: answerOf(made) } });
}

export const removePasskey = (id: string, password: string) =>
  api.drop('/account/passkeys/{id}', { path: { id }, body: consent(password) });

/** Logs in with whichever passkey the device offers. */
export async function logInByPasskey(): Promise<Person> {
  const { challenge, options } = await api.post('/account/login/challenge');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await navigator.credentials.get({ publicKey });
  return api.post('/account/login/passkey', { body: { challenge, credential: answerOf(found) } });
}

/** What went wrong, as a sentence: by the server, by the device, or by whoever called it off. */
export function passkeySentence(error: unknown): string {
  if (error instanceof ApiError) return sentence(error);
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return say('passkey-cancelled');
  if (name === 'InvalidStateError') return say('passkey-on-device');
  return say('passkey-failed');
}

const consent = (password: string) => (password ? { password } : {});

function answerOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser gave no passkey');
  return credential.toJSON();
}
