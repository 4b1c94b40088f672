import type { LanAddresses } from '@regalia/protocol';
import { lanAddresses as lanAddressesSchema } from '@regalia/protocol';
import { lanAddresses } from '../../network/lanAddresses.ts';
import type { App } from '../core/context.ts';

const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const THIS_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether an address belongs to this machine. */
function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}

/** Tells a page opened as localhost the LAN addresses of the server. */
export function lanRoutes(app: App, host: string): void {
  app.get(
    '/api/lan',
    {
      schema: {
        response: { 200: lanAddressesSchema },
        summary: "The server's addresses in the local network, for pages on its own machine",
      },
    },
    async (request): Promise<LanAddresses> => {
      // Behind a proxy on this machine every address is local, but the proxy forwards another host name.
      const isHere = isLoopback(request.ip) && THIS_MACHINE.test(request.hostname);
      if (!isHere || !ALL_ADDRESSES.has(host)) return { origins: [] };
      const { localPort } = request.socket;
      return { origins: lanAddresses().map((address) => `${request.protocol}://${address}:${localPort}`) };
    },
  );
}
