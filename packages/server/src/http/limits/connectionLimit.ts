import type { Server } from 'node:net';
import { addressGroupOf } from '../../network/addressGroup.ts';

/** Closes new connections of an address above the limit, even idle ones. */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const group = addressGroupOf(socket.remoteAddress ?? '');
    const count = (open.get(group) ?? 0) + 1;
    open.set(group, count);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
    if (count > perAddress) socket.destroy();
  });
}
