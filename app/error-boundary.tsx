import { Component, type ReactNode } from 'react'
import { FatalError } from '#app/shell/fatal-error.tsx'

type ErrorBoundaryProps = { children: ReactNode; hasFailed: boolean }

/** Shows the error page in place of a page that cannot be drawn or loaded: readable, with the phone number. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.props.hasFailed || this.state.hasThrown ? <FatalError /> : this.props.children
  }
}
