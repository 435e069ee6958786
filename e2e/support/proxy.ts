import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a server does wrong with a request; nothing, and it is passed on as it is. */
export type Mischief = {
  /** Answers so much later, in ms. */
  delay?: number;
  /** Answers with this status and nothing else. */
  status?: number;
};

export type Proxy = {
  /** Where it listens: `http://localhost:41234`. */
  origin: string;
  /** What was asked for, in order. */
  requests: Array<Pick<IncomingMessage, 'headers' | 'method'> & {path: string}>;
  /** Decides about each request by its path. */
  misbehave: (decide: (path: string) => Mischief | undefined) => void;
  close: () => Promise<void>;
};

/**
 * A server in front of the built site that can be late and fail, for real.
 *
 * @param options.isCached whether browsers may keep files as long as the host allows;
 *   by default nothing is cached: each request arrives here
 */
export async function proxyTo(target: string, {isCached = false} = {}): Promise<Proxy> {
  const requests: Proxy['requests'] = [];
  let decide: (path: string) => Mischief | undefined = () => undefined;
  const server: Server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', target).pathname;
    const {headers, method} = incoming;
    requests.push({path, headers, method});
    const {delay = 0, status} = decide(path) ?? {};
    const answer = () => {
      if (status !== undefined) {
        outgoing.writeHead(status, {'cache-control': 'no-store'}).end();
        return;
      }
      const passed = request(
        new URL(incoming.url ?? '/', target),
        {method, headers},
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, {
            ...response.headers,
            ...(!isCached && {'cache-control': 'no-store'}),
          });
          response.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    };
    setTimeout(answer, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    misbehave: (next) => {
      decide = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
