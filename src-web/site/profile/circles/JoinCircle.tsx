import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { CirclePreview } from "../../../../src-shared/api/circles.ts";
import { aliasError, tidyAlias } from "../../../../src-shared/catalog/alias.ts";
import { CIRCLE_MEMBERS_MAX } from "../../../../src-shared/catalog/circles.ts";
import type { ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";
import { joinCircle, previewCircle } from "../../../client/api/circles.ts";
import { continueAsGuest, currentAccount, useAccount } from "../../../client/auth/account.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { lastLook } from "../../../client/storage/device.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { currentLanguage } from "../../../i18n/language.ts";
import { anyFree, proposedOf } from "../../../ui/avatar/avatarSteps.ts";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import type { FieldHandle } from "../../../ui/forms/useFieldHandle.ts";
import { LookFields } from "../../../ui/forms/LookFields.tsx";
import { useIsHere } from "../../../ui/hooks/useIsHere.ts";
import { Card } from "../../../ui/page/PageCard.tsx";
import { useTitle } from "../../../ui/page/useTitle.ts";
import styles from "./circles.module.css";
import { Missing } from "./Missing.tsx";

/** The page of a circle's invitation link. */
export function JoinCircle({ token }: { readonly token: string }) {
  const { t } = useTranslation("circles");
  useTitle(t("title"));
  const { kind } = useAccount();
  const isHere = useIsHere();
  const query = useQuery({
    queryKey: ["circlePreview", token, kind],
    queryFn: () => previewCircle(token),
    // Joining makes a visitor a guest, which changes the key. The old data keep the form and its error on
    // screen.
    placeholderData: keepPreviousData,
  });
  const code = query.error ? errorCodeOf(query.error) : undefined;
  if (code === "link_expired" || code === "link_forged") return <Missing shut />;
  return (
    <QueryView query={query}>
      {(preview) => <InvitationCard token={token} preview={preview} isHere={isHere} />}
    </QueryView>
  );
}

interface InvitationCardProps {
  readonly token: string;
  readonly preview: CirclePreview;
  /** Whether the page is still shown. */
  readonly isHere: () => boolean;
}

function InvitationCard({ token, preview, isHere }: InvitationCardProps) {
  const { t } = useTranslation("circles");
  const errorText = useErrorText();
  const { name, isMember, memberCount, circleId } = preview;
  const isFull = memberCount >= CIRCLE_MEMBERS_MAX;
  return (
    <Card heading={name} cast={["avocado.webp", "donut.webp"]}>
      {isMember ? (
        <>
          <p className={styles["told"]}>{t("door.already")}</p>
          <Link
            to="/circle/$"
            params={{ _splat: circleId }}
            className={buttonClass({ wide: true })}
          >
            {t("door.open")}
          </Link>
        </>
      ) : isFull ? (
        <p className={styles["told"]}>{errorText("circle_full")}</p>
      ) : (
        <>
          <p className={styles["told"]}>{t("door.people", { count: memberCount })}</p>
          <p className={styles["told"]}>{t("whatItMeans")}</p>
          <JoinButton token={token} isHere={isHere} />
        </>
      )}
    </Card>
  );
}

/** Form to join: a name and a character. */
function JoinButton({ token, isHere }: Omit<InvitationCardProps, "preview">) {
  const { t } = useTranslation("circles");
  const navigate = useNavigate();
  const account = useAccount();
  const field = useRef<FieldHandle>(null);
  const [last] = useState(lastLook);
  const [chance] = useState(() => anyFree([]));
  const claims = "claims" in account ? account.claims : undefined;
  const [alias, setAlias] = useState(last.alias || (claims?.name ?? ""));
  const [choice, setChoice] = useState<string>();
  const [error, setError] = useState<ErrorCode>();
  const proposed = proposedOf([claims?.favoriteAvatarSrc, last.avatarSrc, chance], []) ?? "";
  const avatarSrc = choice ?? proposed;
  const coming = useMutation({
    mutationFn: async (name: string) => {
      if (currentAccount().kind === "visitor") await continueAsGuest(currentLanguage());
      return joinCircle(token, name, avatarSrc);
    },
    onSuccess: async ({ circleId }) => {
      // The user may be elsewhere by now.
      if (isHere()) await navigate({ to: "/circle/$", params: { _splat: circleId } });
    },
    onError: (failure) => setError(errorCodeOf(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = tidyAlias(alias);
    const wrong = aliasError(name);
    setError(wrong);
    if (wrong) return field.current?.fail();
    coming.mutate(name);
  };
  return (
    <form className={styles["comeIn"]} onSubmit={submit} noValidate>
      <LookFields
        alias={alias}
        avatarSrc={avatarSrc}
        used={[]}
        error={error}
        button={t("door.in")}
        isBusy={coming.isPending}
        enterKeyHint="go"
        field={field}
        actionClass={styles["action"]}
        onAlias={(typed) => {
          setAlias(typed);
          setError(undefined);
        }}
        onAvatar={setChoice}
      />
    </form>
  );
}
