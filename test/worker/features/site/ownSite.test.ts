import { describe, expect, it } from "vitest";
import { SITE_META, type SiteFacts } from "../../../../src-shared/catalog/siteFacts.ts";
import { siteFacts } from "../../../../src-worker/config/siteFacts.ts";
import { asOwnSite } from "../../../../src-worker/features/site/pages/ownSite.ts";
import { bindings } from "../../support/support.ts";

const PAGE = `<!doctype html><html lang="en"><head><title>Hubbub – party games</title></head><body>
<img src="/assets/hubbub-1.svg" alt="Hubbub" data-wordmark><script>window.HubbubNative</script></body></html>`;

/** Stripe's two keys, which are of use only together. */
const SELLS = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" } as const;

const factsOf = (settings: Readonly<Record<string, string>>): SiteFacts =>
  siteFacts({ ...bindings, DEV: "", ...settings });

async function shown(settings: Readonly<Record<string, string>>, page = PAGE): Promise<string> {
  const file = new Response(page, {
    headers: { "content-type": "text/html; charset=utf-8", etag: '"1"' },
  });
  const answer = await asOwnSite(file, factsOf(settings));
  expect(answer.headers.get("etag")).toBeNull();
  return answer.text();
}

/** Reads the `<meta>` that a page has for itself, as a browser does. */
async function told(html: string): Promise<unknown> {
  let content = "";
  const reader = new HTMLRewriter().on(`meta[name="${SITE_META}"]`, {
    element: (element) => {
      content = element.getAttribute("content") ?? "";
    },
  });
  await reader.transform(new Response(html)).text();
  return JSON.parse(
    content.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );
}

describe("a page of this site", () => {
  it("has the site's own name in title, pictures and facts, but not in scripts", async () => {
    const html = await shown({ SITE_NAME: 'Games & "Us" <3 $1' });
    expect(html).toContain("<title>Games &amp; &quot;Us&quot; &lt;3 $1 – party games</title>");
    expect(html).toContain('alt="Games &amp; &quot;Us&quot; &lt;3 $1"');
    expect(html).toContain("/assets/hubbub-1.svg");
    expect(html).toContain("window.HubbubNative");
    expect(html).toMatch(/<html[^>]* data-named/u);
    expect(await told(html)).toMatchObject({ name: 'Games & "Us" <3 $1', sells: false });
  });

  it("shows the links that have a web address, and leaves the others hidden", async () => {
    const written = ["community", "social", "blog"]
      .map((name) => `<a data-site-link="${name}" hidden="" class="button">x</a>`)
      .join("");
    const html = await shown(
      {
        SITE_COMMUNITY: "https://chat.example/?a=1&b=2",
        SITE_SOCIAL: "javascript:alert(1)",
        SITE_SUPPORT: "help@example.com",
        SITE_SECOND_HOST: "den.example",
        SITE_SECOND_TITLE: "The Den",
      },
      PAGE.replace("<script>", () => `${written}<script>`),
    );
    expect(html).toContain(
      '<a data-site-link="community" href="https://chat.example/?a=1&amp;b=2" rel="noreferrer" class="button"',
    );
    expect(html).toContain('<a data-site-link="social" hidden="" class="button"');
    expect(html).toContain('<a data-site-link="blog" hidden="" class="button"');
    expect(await told(html)).toMatchObject({
      links: { community: "https://chat.example/?a=1&b=2" },
      support: "help@example.com",
      second: { host: "den.example", title: "The Den" },
    });
    expect(factsOf({ SITE_SOCIAL: "javascript:alert(1)" }).links).toBeUndefined();
  });

  it("states its name and operator in its structured data too", async () => {
    const data = {
      "@graph": [
        { "@type": "Organization", name: "Hubbub" },
        { "@type": "WebPage", name: "About Hubbub", inLanguage: ["en", "da"] },
      ],
    };
    const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const name = 'Den & "Co" </script><b>';
    const html = await shown(
      { SITE_NAME: name, SITE_OPERATOR: "Ann", SITE_BLOG: "https://blog.example/" },
      PAGE.replace("</head>", () => `${json}</head>`),
    );
    const element = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html);
    expect(JSON.parse(element?.[1] ?? "")).toEqual({
      "@graph": [
        {
          "@type": "Organization",
          name,
          legalName: "Ann",
          sameAs: ["https://blog.example/"],
        },
        { "@type": "WebPage", name: `About ${name}`, inLanguage: ["en", "da"] },
      ],
    });
    expect(html).not.toContain("<b>");
  });

  it("has the product's name if no other is set", async () => {
    const html = await shown({});
    expect(html).toContain("<title>Hubbub – party games</title>");
    expect(html).not.toContain("data-named");
  });

  it("states whether anything is sold, so that prices are hidden from the start", async () => {
    expect(await shown({})).toMatch(/<html data-free/u);
    expect(await shown(SELLS)).not.toContain("data-free");
  });

  it("has the site's colour, next to the style of a television's page", async () => {
    expect(await shown({ SITE_COLOR: "#58E6D9" })).toMatch(/<html style="--primary:#58e6d9;/u);
    const television = await shown(
      { SITE_COLOR: "#58e6d9" },
      '<html lang="en" style="background: #15101f"><head></head></html>',
    );
    expect(television).toMatch(/ style="--primary:#58e6d9;[^"]*background: #15101f"/u);
    expect(television.match(/ style=/gu)).toHaveLength(1);
  });

  it("keeps the product's colour if the setting is invalid, or too dark for text on it", () => {
    for (const SITE_COLOR of ["", "red", "#123", "#202060", '#58e6d9" onload="']) {
      expect(factsOf({ SITE_COLOR }), SITE_COLOR).not.toHaveProperty("color");
    }
  });

  it("contains no secrets, only the names of the services in use", async () => {
    const facts = await told(
      await shown({
        ...SELLS,
        POSTHOG_KEY: "phc_1",
        SENTRY_DSN: "https://a@b.example/1",
      }),
    );
    expect(facts).toMatchObject({ processors: ["stripe", "posthog", "sentry"] });
    expect(JSON.stringify(facts)).not.toMatch(/sk_live|whsec|phc_|a@b/u);
  });
});

it.each([
  [{ DISCORD_CLIENT_ID: "1", GOOGLE_CLIENT_ID: "2" }, []],
  [{ DISCORD_CLIENT_ID: "1", DISCORD_CLIENT_SECRET: "s" }, ["discord"]],
  [{ GOOGLE_CLIENT_ID: "1", GOOGLE_CLIENT_SECRET: "s" }, ["google"]],
  [{ RESEND_API_KEY: "re_1" }, []],
  [{ RESEND_API_KEY: "re_1", MAIL_FROM: "Games <games@example.com>" }, ["resend"]],
  [{ RESEND_API_KEY: "re_1", MAIL_FROM: "games.example.com" }, []],
  [{ POSTHOG_KEY: "phc_1", POSTHOG_HOST: "not an address" }, []],
  [{ SENTRY_DSN: "not an address" }, []],
])(
  "the privacy policy names only services that get anything, not half of a setting: %j",
  (settings, processors) => {
    const none = { STRIPE_SECRET_KEY: "", MAIL_FROM: "", RESEND_API_KEY: "" };
    expect(factsOf({ ...none, ...settings }).processors).toEqual(processors);
  },
);

describe("other files", () => {
  it("a manifest gets the site's name, whatever characters are in it", async () => {
    const file = new Response('{"name":"Hubbub","short_name":"Hubbub"}', {
      headers: { "content-type": "application/manifest+json" },
    });
    const answer = await asOwnSite(file, factsOf({ SITE_NAME: 'The "Den"' }));
    expect(await answer.json()).toEqual({ name: 'The "Den"', short_name: 'The "Den"' });
  });

  it("a text file for programs gets the site's name unescaped", async () => {
    const file = new Response("# Hubbub", {
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
    const answer = await asOwnSite(file, factsOf({ SITE_NAME: 'The "Den" & $1' }));
    expect(await answer.text()).toBe('# The "Den" & $1');
  });

  it("scripts and pictures are left unchanged", async () => {
    const file = new Response("Hubbub", {
      headers: { "content-type": "text/javascript", etag: '"2"' },
    });
    const answer = await asOwnSite(file, factsOf({ SITE_NAME: "Den" }));
    expect(answer).toBe(file);
  });
});
