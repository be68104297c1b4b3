import { expect, test, vi } from 'vitest';
import { ApiError } from '../api';
import { say } from '../texts/index.svelte';
import { hindrance, namedAddress, passkeySentence } from './passkeys';

test('there are passkeys at a name, over https or on the own machine', () => {
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static parseRequestOptionsFromJSON = () => undefined;
    },
  );
  expect(hindrance('example.org', true)).toBe(null);
  expect(hindrance('localhost', true)).toBe(null);
  expect(hindrance('example.org', false)).toBe('insecure');
  expect(hindrance('127.0.0.1', true)).toBe('number');
  expect(hindrance('192.168.0.7', false)).toBe('number');
  expect(hindrance('[::1]', true)).toBe('number');
  expect(hindrance('example.org', true, false)).toBe('browser');
  // A browser from before passkeys were written as JSON.
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(hindrance('example.org', true)).toBe('browser');
  vi.unstubAllGlobals();
});

test('a number that means the own machine has a name', () => {
  expect(namedAddress(new URL('http://127.0.0.1:7007/account?x=1'))).toBe('http://localhost:7007/account?x=1');
  expect(namedAddress(new URL('http://[::1]:7007/account'))).toBe('http://localhost:7007/account');
  expect(namedAddress(new URL('http://192.168.0.7/account'))).toBe(null);
});

test('whatever goes wrong is told in words', () => {
  expect(passkeySentence(new ApiError(401, 'passkey-unknown', 'It opens nothing.'))).toBe('It opens nothing.');
  expect(passkeySentence(new DOMException('', 'NotAllowedError'))).toBe(say('passkey-cancelled'));
  expect(passkeySentence(new DOMException('', 'InvalidStateError'))).toBe(say('passkey-on-device'));
  expect(passkeySentence(new DOMException('', 'SecurityError'))).toBe(say('passkey-failed'));
});
