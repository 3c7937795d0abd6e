import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";
import wordmark from "../../assets/brand/hubbub.svg";
import { useOwnName } from "./siteName.ts";

/** The name of the site: the product's as a picture, any other as text. */
export function Wordmark({ className }: { readonly className?: string | undefined }) {
  const own = useOwnName();
  if (own !== undefined) return <span className={className}>{own}</span>;
  return (
    <img
      className={className}
      src={wordmark}
      alt={PRODUCT_NAME}
      width={1072}
      height={296}
      data-wordmark=""
    />
  );
}
