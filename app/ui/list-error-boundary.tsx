import { Component, type ReactNode } from "react";

/**
 * Around a list: where drawing it fails, as after an extension has moved its texts, a way on stands
 * in its place, and the page around it goes on.
 */
export class ListErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <form className="list-end" role="alert">
        <p>The list could not be drawn.</p>
        {/* Without fields it leads to its own page, as a document. */}
        <button className="btn" type="submit">
          Load the page again
        </button>
      </form>
    ) : (
      this.props.children
    );
  }
}
