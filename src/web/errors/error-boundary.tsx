import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { reportError } from './report-error.ts';

interface Props {
  level: Exclude<ErrorLevel, 'page'>;
  /** Name for developers: which part of the page this boundary holds. */
  component: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  record: ErrorRecord | null;
}

const NORMAL: State = { hasFailed: false, record: null };

/** Catches render failures of the app or of one part of a page and offers to try again (specification 4). */
export class ErrorBoundary extends Component<Props, State> {
  override state = NORMAL;

  static getDerivedStateFromError(): State {
    return { hasFailed: true, record: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { level, component } = this.props;
    const context = { component, level, componentStack: info.componentStack ?? '' };
    this.setState({ record: reportError(error, { category: 'component', severity: 'critical', context }) });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorScreen
        level={this.props.level}
        category="component"
        record={this.state.record}
        pathname={this.state.record ? location.pathname : ''}
        onRetry={() => this.setState(NORMAL)}
      />
    );
  }
}
