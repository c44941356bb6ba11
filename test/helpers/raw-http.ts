import { connect, type Socket } from 'node:net';

/** What a server sent on one connection. */
export interface RawAnswer {
  /** 0 if there was no status line. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Everything after the headers, with one character per byte (Latin-1). */
  body: string;
}

/** Sends bytes unchanged on a new connection and waits until the server closes it. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = openSocket(port);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))));
    socket.write(bytes, 'latin1');
  });
}

/** Opens a connection that closes without an exception if the server breaks it. */
export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Splits an answer into status, headers and body. */
export function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.\d (\d+)/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : text.slice(end + 4),
  };
}
