import type { Server } from 'node:http';
import { UsageError } from '../problems';

/** Starts a server. Throws `UsageError` when the port cannot be had; `command` is how the user may ask for another. */
export function listen(server: Server, port: number, command = 'npm start'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new UsageError(
            `Port ${port} is already in use. Stop the program that uses it, or set another: PORT=${port + 1} ${command}`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new UsageError(
            `Port ${port} needs more rights than this user has. Set one above 1023: PORT=8080 ${command}`,
          ),
        );
      } else reject(error);
    });
    server.listen(port, () => resolve());
  });
}
