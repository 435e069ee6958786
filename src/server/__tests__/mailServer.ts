import type {AddressInfo, Socket} from 'node:net';
import {SMTPServer} from 'smtp-server';

export type Mail = {from: string; to: string[]; headers: string; text: string};

/** What the mail server does with a message that it has received in full. */
type Manner = 'accepts' | 'drops' | 'hangs' | 'refuses' | 'refuses for good';

/** Whether the server drops the connection on a message. */
type IsPoison = (message: string) => boolean;

/**
 * Starts a real mail server on a port, a free one by default. It tells the agency’s e-mails (`mails`),
 * to hello@agency.example, from those to visitors (`letters`).
 */
export async function startMailServer({
  manner = 'accepts',
  port = 0,
}: {manner?: Manner; port?: number} = {}) {
  const mails: Mail[] = [];
  const state = {
    manner,
    asked: [] as string[],
    letters: [] as Mail[],
    isPoison: (() => false) as IsPoison,
    refused: '',
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onRcptTo({address}, _session, done) {
      const responseCode = 550;
      done(
        address === state.refused ? Object.assign(new Error('Over quota'), {responseCode}) : null,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [headers = '', ...parts] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        const body = parts.join('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({address}) => address);
        const isToAgency = to[0] === 'hello@agency.example';
        if (isToAgency) state.asked.push(messageIdOf(headers));
        if (state.isPoison(body)) {
          sockets.forEach((socket) => socket.destroy());
          return;
        }
        if (state.manner.startsWith('refuses')) {
          const responseCode = state.manner === 'refuses' ? 451 : 552;
          done(Object.assign(new Error('The mailbox is full'), {responseCode}));
          return;
        }
        const isBase64 = /transfer-encoding: base64/i.test(headers);
        const text = isBase64 ? Buffer.from(body, 'base64').toString() : decodeQuoted(body);
        const {mailFrom} = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        (isToAgency ? mails : state.letters).push({
          from,
          to,
          headers: headers.replaceAll('\r\n ', ' '),
          text,
        });
        if (state.manner === 'accepts') done();
        // The sender never learns that the message has arrived.
        if (state.manner === 'drops') sockets.forEach((socket) => socket.destroy());
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      sockets.forEach((socket) => socket.destroy());
      server.close(() => resolve());
    });
  const address = server.server.address() as AddressInfo;
  return {mails, state, close, port: address.port, smtpUrl: `smtp://127.0.0.1:${address.port}`};
}

export const messageIdOf = (headers: string) =>
  /^Message-ID: (.*)$/im.exec(headers)?.[1]?.trim() ?? '';

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('\r\n', '\n')
    .trimEnd();
