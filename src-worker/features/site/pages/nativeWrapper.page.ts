/**
 * A page that plays the native side of `docs/native-wrapper.md`. Like a web view, it puts `HubbubNative` into
 * the app's window before the app starts, and it shows every call. The app runs in a frame whose document
 * this page writes, because nothing else lets the page act before the app.
 */
export const NATIVE_WRAPPER_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Native wrapper</title>
    <style>
      body {
        display: grid;
        grid-template: auto 1fr / auto 1fr;
        gap: 1rem;
        height: 100vh;
        margin: 0;
        padding: 1rem;
        box-sizing: border-box;
        background: #15101f;
        color: #fff7e6;
        font: 1rem/1.4 system-ui;
      }
      header {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 0.7rem;
        align-items: center;
      }
      h1 { margin: 0; font-size: 1.2rem; }
      button { min-height: 44px; padding: 0 1rem; font: inherit; }
      #phone { position: relative; width: 390px; max-height: 844px; }
      iframe { width: 100%; height: 100%; border: 2px solid #fff7e6; border-radius: 1rem; }
      progress { position: absolute; inset: 0 0 auto; width: 100%; }
      #calls { margin: 0; overflow: auto; }
      output { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <header>
      <h1>The native app</h1>
      <button id="hand-over">Hand over the stored token</button>
      <button id="wrong">Hand over a wrong token</button>
      <button id="forget">Forget cookies and start again</button>
      <span>Stored token: <output id="token">none</output></span>
      <span>Last answer: <output id="answer">none</output></span>
    </header>
    <div id="phone"><progress id="progress" hidden></progress></div>
    <ol id="calls"></ol>
    <script>
      const at = (id) => document.getElementById(id);
      const phone = at("phone");
      let frame;
      let stored = null;
      const note = (text) => {
        const line = document.createElement("li");
        line.textContent = text;
        at("calls").append(line);
      };
      const keep = (token) => {
        stored = token;
        at("token").textContent = token === null ? "none" : token;
      };
      const handOver = async (token) => {
        const isIn = await frame.contentWindow.hubbubWeb.logIn(token);
        at("answer").textContent = isIn ? "logged in" : "refused";
      };
      const native = {
        exitApp: () => { note("exitApp"); frame.remove(); },
        storeAccessToken: (token) => { note("storeAccessToken"); keep(token); },
        showProgressBar: (isShown) => { note("showProgressBar " + isShown); at("progress").hidden = !isShown; },
        markPageLoaded: () => note("markPageLoaded"),
        reload: () => { note("reload"); void start(); },
        logIn: () => { note("logIn"); if (stored !== null) void handOver(stored); },
        logOut: () => { note("logOut"); keep(null); },
      };
      async function start() {
        if (frame) frame.remove();
        const page = await (await fetch("/")).text();
        frame = document.createElement("iframe");
        frame.title = "The app";
        phone.append(frame);
        frame.contentWindow.HubbubNative = native;
        const { document: inside, history } = frame.contentWindow;
        inside.open();
        history.replaceState(null, "", "/");
        inside.write(page);
        inside.close();
      }
      at("hand-over").onclick = () => void handOver(stored ?? "");
      at("wrong").onclick = () => void handOver("not.a.token");
      at("forget").onclick = async () => {
        await fetch(location.href);
        sessionStorage.clear();
        note("forgotten");
        void start();
      };
      void start();
    </script>
  </body>
</html>
`;
