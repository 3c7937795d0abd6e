/**
 * Runs in a page: changes its texts as Chrome's page translation does, according to Chrome's own script. Each
 * text node is replaced by two nested `<font>` elements with another text; texts that appear later are
 * translated as they appear, and anything marked `translate="no"` is left alone. The "translation" is the
 * same text in capitals.
 */
export function translatePage(): void {
  const own = new WeakSet<Node>();
  const translate = (root: Node) => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
    for (const text of texts) {
      const words = text.textContent ?? "";
      const kept = "script, style, textarea, svg, [translate=no]";
      if (own.has(text) || words.trim() === "" || text.parentElement?.closest(kept)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = words.toUpperCase();
      if (inner.firstChild) own.add(inner.firstChild);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}
