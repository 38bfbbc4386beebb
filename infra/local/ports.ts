import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

export type PortVariable = 'PORT' | 'CLOUD_PORT';

export const portFrom = (variable: PortVariable, usual: number): number => {
  const port = Number(process.env[variable] ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartupError(`${variable} is "${process.env[variable]}": give it a port number, or leave it out.`);
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** A stopped or killed start keeps its ports for some seconds while its state is saved. */
export const waitUntilFree = async (port: number, variable: PortVariable): Promise<void> => {
  for (let tries = 0; await answers(port); tries++) {
    if (tries === 25)
      throw new StartupError(
        `Port ${port} is taken by another program: stop that, or choose another port (${variable}=${port + 1} npm start).`,
      );
    await delay(200);
  }
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : freePort();
};
