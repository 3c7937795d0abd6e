import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createProxy, request, type IncomingMessage } from "node:http";
import { createServer } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StandInPerson } from "../../support/standInProvider.ts";
import { ACTIVITY, CLIENT, clientPage, newCode } from "../discordClient.ts";

/** The functions that `clientPage` needs of its window, for engines in which the tests cannot expose any. */
const WINDOW = `<script>
window.heard = () => undefined;
window.newCode = async () => (await fetch("/code")).text();
</script>`;

/** Discord for one browser: the client at its own address, and the activity behind Discord's proxy. */
export interface DiscordProxy {
  /** Host and port of the proxy that the browser must use. */
  readonly address: string;
  close(): void;
}

/**
 * Serves both sites to an engine whose requests the tests cannot intercept. The browser reaches them through
 * this proxy by their real names and over TLS, so the engine itself decides what a frame of another site may
 * do.
 */
export async function openDiscordProxy(wish: {
  readonly server: string;
  readonly provider: string;
  readonly person: StandInPerson;
  readonly instanceId: string;
}): Promise<DiscordProxy> {
  const { person, provider, instanceId } = wish;
  const target = Number(new URL(wish.server).port);
  const page = clientPage(person, { instanceId }).replace("<script>", `${WINDOW}<script>`);
  const isActivity = ({ headers }: IncomingMessage) => headers.host === new URL(ACTIVITY).host;
  const carried = ({ method, url, headers }: IncomingMessage) => ({
    host: "127.0.0.1",
    port: target,
    method,
    path: url,
    headers: { ...headers, host: `localhost:${target}` },
  });

  const sites = createServer(certificate(), (asked, answer) => {
    if (isActivity(asked)) {
      const onward = request(carried(asked), (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      asked.pipe(onward);
    } else if (asked.url === new URL(CLIENT).pathname) {
      answer.writeHead(200, { "content-type": "text/html" }).end(page);
    } else if (asked.url === "/code") {
      void newCode(provider, person).then((code) => answer.end(code));
    } else answer.writeHead(404).end();
  });
  sites.on("upgrade", (asked, socket, head) => {
    const onward = request(carried(asked));
    onward.on("upgrade", (came, other, first) => {
      const lines = came.rawHeaders.map((text, at) => text + (at % 2 === 0 ? ": " : "\r\n"));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`);
      socket.write(first);
      other.write(head);
      other.pipe(socket).pipe(other);
      for (const [one, its] of [
        [socket, other],
        [other, socket],
      ] as const) {
        one.on("error", () => its.destroy());
        one.on("close", () => its.destroy());
      }
    });
    onward.on("error", () => socket.destroy());
    onward.end();
  });
  await new Promise<void>((done) => sites.listen(0, "127.0.0.1", done));
  const sitesPort = (sites.address() as AddressInfo).port;

  const known = [ACTIVITY, CLIENT].map((url) => `${new URL(url).hostname}:443`);
  const proxy = createProxy((_asked, answer) => void answer.writeHead(502).end());
  proxy.on("connect", ({ url = "" }, socket, head) => {
    if (!known.includes(url)) return socket.destroy();
    const onward = connect(sitesPort, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
    return undefined;
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  return {
    address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      for (const one of [proxy, sites]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}

/** Makes a self-signed certificate for this run; no browser trusts it by itself. */
function certificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "hubbub-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = [ACTIVITY, CLIENT].map((url) => `DNS:${new URL(url).hostname}`).join(",");
  try {
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
      ].concat(
        ["-days", "2", "-subj", "/CN=hubbub", "-addext", `subjectAltName=${names}`],
        ["-keyout", key, "-out", cert],
      ),
      { stdio: "ignore" },
    );
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
