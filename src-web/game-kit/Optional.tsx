import { Component, type ReactNode } from "react";
import { useErrorText } from "../i18n/errors.ts";
import { activateUpdate } from "../platform/pwa/updates.ts";
import { toast } from "../ui/feedback/announcer.ts";

interface OptionalProps {
  /** Whether the user has asked to see it; always, for what a stage shows unasked. */
  readonly open: boolean;
  /** Called when it failed to load, so that the caller closes it. What nobody asked for is left out silently. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Wraps something a stage can do without, such as a menu. Its parts load on demand: if they fail to, as
 * without a network, the user is told, and whatever is being played or written below stays.
 */
export function Optional(props: OptionalProps) {
  const errorText = useErrorText();
  const fail = () => {
    if (props.onClose) {
      toast(errorText("error.server_unavailable"), "bad");
      props.onClose();
    }
    // Browsers do not retry a module that failed to load. If the server responds by now, a new version of the
    // page is waiting (src-web/app/layout/oldChunks.ts); the user needs something only that version has, so
    // let it in.
    activateUpdate();
  };
  return <Boundary {...props} onFail={fail} />;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly wasOpen: boolean;
}

class Boundary extends Component<OptionalProps & { readonly onFail: () => void }, BoundaryState> {
  override state: BoundaryState = { failed: false, wasOpen: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ open }: OptionalProps, { failed, wasOpen }: BoundaryState) {
    // Opened again: try again.
    return { wasOpen: open, failed: failed && (wasOpen || !open) };
  }

  override componentDidCatch(error: unknown) {
    console.error("did not load", error);
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
