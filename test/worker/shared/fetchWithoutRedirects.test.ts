import { expect, inject, test } from "vitest";
import { fetchWithoutRedirects } from "../../../src-worker/shared/fetchWithoutRedirects.ts";

test("a redirect is not followed", async () => {
  const away = "https://elsewhere.example/";
  const asked = new URLSearchParams({
    client_id: "hubbub",
    response_type: "code",
    code_challenge_method: "S256",
    state: "s",
    redirect_uri: away,
  });
  const answer = await fetchWithoutRedirects(`${inject("standIn")}/authorize?${asked.toString()}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toContain(away);
});
