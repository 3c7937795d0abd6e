import { Component, type ReactNode } from "react";
import { useErrorText } from "../i18n/errors.ts";
import { letUpdateIn } from "../platform/pwa/updates.ts";
import { toast } from "../ui/feedback/announcer.ts";

interface OptionalProps {
  /** Somebody wants to see it. */
  readonly open: boolean;
  /** It did not come: nobody waits for it any more. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Around what a stage can do without, as a menu. Its parts load when they are wanted: without a network they do
 * not come, which is said, and whatever is played or written below stays.
 */
export function Optional(props: OptionalProps) {
  const errorText = useErrorText();
  const fail = () => {
    toast(errorText("error.server_unavailable"), "bad");
    props.onClose();
    // Browsers do not fetch again what did not come. Where the server answers by now a new page waits
    // (src-web/app/layout/oldChunks.ts), and somebody asks for what only that one has.
    letUpdateIn();
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
    // Asked for once more: tried once more.
    return { wasOpen: open, failed: failed && (wasOpen || !open) };
  }

  override componentDidCatch(error: unknown) {
    console.error("did not come", error);
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
