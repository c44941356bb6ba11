import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ROUTER_FLAGS } from '../../src/app/router-flags';
import { createQueryClient } from '../../src/content/query-client';

interface ProvidersProps {
  client?: QueryClient;
  children: ReactNode;
}

/** Gives hooks and components what they need: the router below `/docs`, and the cache of loaded files. */
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

/** Sets the address to a page path, without a new history entry. */
export function visit(path: string): void {
  window.history.replaceState(null, '', `/docs${path}`);
}
