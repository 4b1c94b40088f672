import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Virtual networks and VPNs. */
const NOT_AT_HOME =
  /^(docker|br-|veth|virbr|vboxnet|vmnet|tun|tap|utun|wg|zt|tailscale|cni|flannel)|vEthernet|VirtualBox|VMware/;

type Interfaces = NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>;

/** This machine's LAN addresses, physical networks first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, isReal: !NOT_AT_HOME.test(name) })),
  );
  return found.sort((a, b) => Number(b.isReal) - Number(a.isReal)).map(({ address }) => address);
}
