import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ROUTER_FLAGS } from '../../src/app/router-flags';
import { createQueryClient } from '../../src/content/query-client';

interface ProvidersProps {
  client?: QueryClient;
  children: ReactNode;
}

/** What hooks and components stand in: the browser's router below `/docs`, and the cache of loaded files. */
export function Providers({ client, children }: ProvidersProps) {
  const [own] = useState(() => client ?? createQueryClient());
  return (
    <QueryClientProvider client={own}>
      <BrowserRouter basename="/docs" future={ROUTER_FLAGS}>
        {children}
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** Puts the reader at a page path, as if they had opened it in a new tab. */
export function visit(path: string): void {
  window.history.replaceState(null, '', `/docs${path}`);
}
