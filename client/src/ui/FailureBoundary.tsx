import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = {
  /** Rendered instead of the children once one of them has failed. A new `key` for the boundary retries. */
  fallback: ReactNode
  children: ReactNode
}

/** Limits a failure to one part of a page: a dialog, a card. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
