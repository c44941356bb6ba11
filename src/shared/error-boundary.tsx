import { Component, type ReactNode } from 'react';
import { reportError } from './report-error';

interface ErrorBoundaryProps {
  /** Shown instead of the failed part; omitted for a part the page can do without. */
  fallback?: ReactNode;
  /** When this changes (for example, the path of the page), the failed part is rendered again. */
  resetKey?: string | undefined;
  children: ReactNode;
}

/** Keeps an error in one part from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('A part of the page broke', error);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
