import { Component, type ReactNode } from 'react'
import { FatalError } from '#app/shell/fatal-error.tsx'

/** Shows the error page in place of a page that fails to render: readable, with the phone number. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? <FatalError /> : this.props.children
  }
}
