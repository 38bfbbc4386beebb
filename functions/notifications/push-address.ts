import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges that no public service has (https://www.iana.org/assignments/iana-ipv4-special-registry). */
const privateV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateV4.addSubnet(network, prefix, 'ipv4');

/** Public IPv6 addresses are those of 2000::/3 without the ranges that contain IPv4 addresses or are for documents. */
const privateV6 = new BlockList();
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateV6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !privateV4.check(address, 'ipv4');
  return version === 6 && !privateV6.check(address, 'ipv6');
};

/** Names that only a private network resolves. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Of the local cloud and of tests, which have a push service on their own machine. */
const isLoopback = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Whether messages may be sent to the address of a push service: it is an input of a person, so it must not lead into
 * our own network. https, the default port, no credentials, and a public name: push services have no bare IP addresses.
 * Its addresses are checked when it is called (`publicLookup`).
 */
export const pushAddressProblem = (address: string, allowsLoopback: boolean): 'push-address-refused' | null => {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return 'push-address-refused';
  if (allowsLoopback && isLoopback(url)) return null;
  const name = url.hostname.replace(/\.$/, '');
  const isPublicName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !privateNames.test(name);
  return url.protocol === 'https:' && url.port === '' && isPublicName ? null : 'push-address-refused';
};

/** A name with an address that is not public. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * The `lookup` of a connection to a push service. Fails with PrivateAddress if any address of the name is not public. The
 * connection uses the address that was checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    return chosen(hostname, addresses, options.all === true, callback);
  });

const chosen = (
  hostname: string,
  addresses: LookupAddress[],
  all: boolean,
  callback: Parameters<LookupFunction>[2],
): void => {
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
    callback(new PrivateAddress(`${hostname} is not a public address`), '', 0);
  else if (all) callback(null, addresses);
  else callback(null, first.address, first.family);
};
