import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** A person who logs in at the stand-in. Its responses are built from these fields. */
export interface StandInPerson {
  readonly subject: string;
  readonly name: string;
  readonly email?: string;
  readonly verified?: boolean;
  readonly locale?: string;
  /** Whether they refuse on the consent page. */
  readonly refuses?: boolean;
  /** Claims that replace the true ones in the ID token. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

interface Grant {
  readonly person: StandInPerson;
  /**
   * Null when Discord's client requested the code for a page it shows, which uses no redirect and no
   * verifier.
   */
  readonly challenge: string | null;
  readonly redirectUri: string | null;
  readonly nonce: string | null;
}

const CLIENT = { id: "hubbub", secret: "stand-in" };
const ISSUED_FOR_S = 600;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/**
 * Starts a provider for tests that speaks OAuth 2 with PKCE and OpenID Connect over HTTP, as strictly as real
 * ones: a code works once, for the redirect address and the verifier it was made for. A test that plays the
 * browser chooses who logs in by adding `person` (JSON) to the address of the consent page. A test that plays
 * Discord's client gets its codes at `/activity-code?person=`.
 */
export async function startStandInProvider() {
  const grants = new Map<string, Grant>();
  const people = new Map<string, StandInPerson>();
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "stand-in", alg: "RS256" };
  let issuer = "";

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const redirectUri = query.get("redirect_uri") ?? "";
    const isRight =
      query.get("client_id") === CLIENT.id &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256" &&
      (query.get("state") ?? "") !== "" &&
      URL.canParse(redirectUri);
    if (!isRight) return say(response, 400, { error: "invalid_request" });
    // SAFETY: only this project's tests call it, and they send a StandInPerson.
    const person = JSON.parse(query.get("person") ?? "{}") as StandInPerson;
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (person.refuses) back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("hex");
      const challenge = query.get("code_challenge") ?? "";
      grants.set(code, { person, challenge, redirectUri, nonce: query.get("nonce") });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href });
    response.end();
  };

  const idToken = ({ person, nonce }: Grant): Promise<string> =>
    new SignJWT({
      ...(nonce !== null && { nonce }),
      name: person.name,
      email: person.email,
      email_verified: person.verified,
      locale: person.locale,
      sub: person.subject,
      iss: issuer,
      aud: CLIENT.id,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + ISSUED_FOR_S,
      ...person.claims,
    })
      .setProtectedHeader({ alg: "RS256", kid: "stand-in" })
      .sign(privateKey);

  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await bodyOf(request);
    const isClient =
      form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
    if (!isClient) return say(response, 401, { error: "invalid_client" });
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const hashed = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      grant !== undefined &&
      form.get("grant_type") === "authorization_code" &&
      grant.redirectUri === form.get("redirect_uri") &&
      (grant.challenge === null || grant.challenge === hashed);
    if (!isRight) return say(response, 400, { error: "invalid_grant" });
    const accessToken = randomBytes(16).toString("hex");
    people.set(accessToken, grant.person);
    say(response, 200, {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: ISSUED_FOR_S,
      ...(grant.nonce !== null && { id_token: await idToken(grant) }),
    });
  };

  const activityCode = (query: URLSearchParams, response: ServerResponse): void => {
    // SAFETY: only this project's tests call it, and they send a StandInPerson.
    const person = JSON.parse(query.get("person") ?? "{}") as StandInPerson;
    const code = randomBytes(16).toString("hex");
    grants.set(code, { person, challenge: null, redirectUri: null, nonce: null });
    say(response, 200, { code });
  };

  const user = (request: IncomingMessage, response: ServerResponse): void => {
    const person = people.get(request.headers.authorization?.replace("Bearer ", "") ?? "");
    if (!person) return say(response, 401, { message: "401: Unauthorized" });
    const { subject: id, name: username, email, verified, locale } = person;
    say(response, 200, { id, username, global_name: null, email, verified, locale });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (pathname === "/authorize") authorize(searchParams, response);
    else if (pathname === "/token") void token(request, response);
    else if (pathname === "/users/@me") user(request, response);
    else if (pathname === "/activity-code") activityCode(searchParams, response);
    else if (pathname === "/jwks") say(response, 200, { keys: [key] });
    else say(response, 404, { error: "not_found" });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  issuer = `http://127.0.0.1:${address.port}`;
  return {
    /** Value for SOCIAL_STAND_IN. */
    url: issuer,
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
