import { expect, test, vi } from 'vitest';
import { endSocket } from './errors.ts';

function end(error: Error): string[] {
  const said: string[] = [];
  const log = { info: () => said.push('info'), error: () => said.push('error') };
  const socket = { terminate: vi.fn() };
  endSocket(error as never, socket as never, { log, ip: '192.0.2.1' } as never);
  expect(socket.terminate).toHaveBeenCalledOnce();
  return said;
}

test('a frame that is too large ends its socket without an alarm', () => {
  expect(
    end(Object.assign(new RangeError('Max payload size exceeded'), { code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' })),
  ).toEqual(['info']);
});

test('a fault of the server itself is one', () => {
  expect(end(new Error('no such state'))).toEqual(['error']);
});
