import { RotateCcw } from "lucide-react";
import { Button } from "../ui/controls/Button.tsx";

interface AgainButtonProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** Shows an example from its beginning. */
export function AgainButton({ text, onAgain }: AgainButtonProps) {
  return (
    <Button variant="quiet" icon={<RotateCcw />} onClick={onAgain} lockMs={300}>
      {text}
    </Button>
  );
}
