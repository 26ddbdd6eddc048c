import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { isChunkFailure, reloadIfReachable } from './chunk-reload.ts';
import { ErrorScreen } from './error-screen.tsx';
import { reportError } from './report-error.ts';

interface Props {
  level: Exclude<ErrorLevel, 'page'>;
  /** Name for developers: which part of the page this boundary holds. */
  component: string;
  /** What stands in place of the part that failed, made of the error screen; the screen itself without it. */
  instead?: (screen: ReactNode) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Its code did not come: rendering it once more would fail at once. */
  isLost: boolean;
  record: ErrorRecord | null;
}

const NORMAL: State = { hasFailed: false, isLost: false, record: null };

/** Catches render failures of the app or of one part of a page and offers to try again (specification 4). */
export class ErrorBoundary extends Component<Props, State> {
  override state = NORMAL;

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, isLost: isChunkFailure(error), record: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { level, component } = this.props;
    const context = { component, level, componentStack: info.componentStack ?? '' };
    const known = isChunkFailure(error)
      ? ({ category: 'network' } as const)
      : ({ category: 'component', severity: 'critical' } as const);
    this.setState({ record: reportError(error, { ...known, context }) });
  }

  private retry(): undefined {
    this.setState(NORMAL);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const screen = (
      <ErrorScreen
        level={this.props.level}
        category={this.state.isLost ? 'network' : 'component'}
        record={this.state.record}
        pathname={this.state.record ? location.pathname : ''}
        onRetry={() => (this.state.isLost ? reloadIfReachable() : this.retry())}
      />
    );
    return this.props.instead ? this.props.instead(screen) : screen;
  }
}
