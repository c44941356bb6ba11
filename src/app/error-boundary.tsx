import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what broke; nothing for a part the page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a fault in one part from taking the page with it. Give it a `key` that changes when a new try makes sense. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
