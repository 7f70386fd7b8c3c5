import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = {
  /** In the place of the children once one of them has failed. Give the boundary another `key` to try again. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a failure inside one part of a page: a dialog, a card. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
