/*
 * Stand-ins for Google's two cast frameworks. A page that casts and a page that is cast to talk over
 * a BroadcastChannel, in the frameworks' own words: custom messages in a namespace, as text.
 */

/** In place of the sender's script: one device, which is always picked. */
export const SENDER = `
(() => {
  const channel = new BroadcastChannel("cast-stand-in");
  const listeners = {};
  let session = null;
  channel.onmessage = ({ data }) => {
    if (data.to !== "sender") return;
    for (const listener of listeners[data.namespace] || []) listener(data.namespace, data.text);
  };
  const made = {
    addMessageListener: (namespace, listener) => {
      (listeners[namespace] = listeners[namespace] || []).push(listener);
    },
    removeMessageListener: (namespace, listener) => {
      listeners[namespace] = (listeners[namespace] || []).filter((one) => one !== listener);
    },
    sendMessage: async (namespace, data) => {
      channel.postMessage({ to: "receiver", namespace, text: JSON.stringify(data) });
    },
    getCastDevice: () => ({ friendlyName: "Living room" }),
  };
  const context = {
    setOptions: (options) => { window.castOptions = options; },
    getCurrentSession: () => session,
    requestSession: async () => {
      session = made;
      channel.postMessage({ to: "receiver", connected: true });
    },
  };
  window.chrome = window.chrome || {};
  window.chrome.cast = { AutoJoinPolicy: { ORIGIN_SCOPED: "origin_scoped" } };
  window.cast = { framework: { CastContext: { getInstance: () => context } } };
  window.__onGCastApiAvailable(true);
})();
`;

/** In place of the receiver's script. */
export const RECEIVER = `
(() => {
  const channel = new BroadcastChannel("cast-stand-in");
  const listeners = {};
  const connected = [];
  let isStarted = false;
  channel.onmessage = ({ data }) => {
    if (data.to !== "receiver" || !isStarted) return;
    const senderId = "sender-1";
    if (data.connected) return connected.forEach((listener) => listener({ senderId }));
    // The framework reads JSON before it hands a message on.
    for (const listener of listeners[data.namespace] || [])
      listener({ senderId, data: JSON.parse(data.text) });
  };
  const context = {
    addCustomMessageListener: (namespace, listener) => {
      (listeners[namespace] = listeners[namespace] || []).push(listener);
    },
    addEventListener: (type, listener) => { if (type === "senderconnected") connected.push(listener); },
    sendCustomMessage: (namespace, senderId, message) => {
      channel.postMessage({ to: "sender", namespace, text: JSON.stringify(message) });
    },
    start: (options) => { isStarted = true; window.receiverOptions = options; },
  };
  window.cast = { framework: { CastReceiverContext: { getInstance: () => context } } };
})();
`;
