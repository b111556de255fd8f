// What a person would call broken, measured on the page as it stands: boxes of text and of things to press.
() => {
  const found = [];
  const tell = (kind, element, more = "") => {
    const words = (element.getAttribute?.("aria-label") || element.textContent || element.tagName).trim();
    found.push(`${kind}: ${words.replace(/\s+/g, " ").slice(0, 60)}${more}`);
  };
  const SLACK = 1.5, SMALLEST = 11, TARGET = 24;
  /** Words for those who hear the page are no bigger than a pixel. */
  const spoken = (element) => getComputedStyle(element).clipPath.startsWith("inset(50%");
  const hidden = (element) =>
    element.closest(".hidden-text, .skip, [hidden], .picture, svg defs, option") !== null || spoken(element);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  /** A map larger than its frame is moved by hand: what lies beyond is not lost. What floats over it stands elsewhere. */
  const moved = (element) => element.matches(".stage.larger");
  const clips = (style) => /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);

  const cross = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left, high = (box) => box.bottom - box.top;
  const empty = (box) => wide(box) <= 0 || high(box) <= 0;
  const cutOff = (box, frame) => box.left < frame.left - SLACK || box.right > frame.right + SLACK
    || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;

  /** The boxes that cut an element off, nearest first; past one that scrolls, nothing is lost. */
  function frames(element) {
    const all = [];
    for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
      if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
      const style = getComputedStyle(up);
      const inline = style.display === "inline";
      if (moved(up) || (clips(style) && !inline))
        all.push({ box: up.getBoundingClientRect(), scrolls: moved(up) || scrolls(style) });
      if (style.position === "fixed") break;
    }
    return all;
  }

  // ---- text: every line of it, as far as it can be seen ----
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const element = node.parentElement;
    if (!node.data.trim() || hidden(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (/SCRIPT|STYLE|TITLE|DESC/i.test(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const around = frames(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      let box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      let lost = false;
      for (const frame of around) {
        if (!frame.scrolls && !lost && cutOff(box, frame.box)) lost = !empty(cross(box, frame.box)) ;
        box = cross(box, frame.box);
        if (frame.scrolls || empty(box)) break;
      }
      if (lost) tell("cut off", element);
      if (!empty(box)) lines.push({ element, box, whole: rect });
    }
  }

  // ---- letters too small to read ----
  for (const { element } of lines) {
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < SMALLEST - 0.1) tell("small", element, ` (${size.toFixed(1)} px)`);
  }

  // ---- text beside its box: a button's, or a drawn one's that stands in the same group ----
  for (const { element, whole } of lines) {
    const button = element.closest("button, .button, summary");
    if (button && cutOff(whole, button.getBoundingClientRect())) tell("beyond its button", element);
    const text = element.closest("svg text");
    if (!text) continue;
    const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
    const boxes = [...text.parentElement.querySelectorAll(":scope > rect, :scope > circle")]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    const least = boxes.sort((a, b) => a.width * a.height - b.width * b.height)[0];
    if (least && (whole.left < least.left - SLACK || whole.right > least.right + SLACK)) tell("beyond its box", element);
  }

  // ---- text upon text; what floats over a board, or moves, may cover it, and so may a page laid over a table ----
  const floor = (element) => element.closest("dialog, [role=dialog], .lesson, .banner, .chooser, [class*=overlay], .zoom, .tabs, .moving, nav, header, aside, .stage, main")
    ?? document.body;
  const shrunk = ({ left, top, right, bottom }) => {
    const dy = (bottom - top) * 0.2; // letters do not fill the height of their line
    return { left: left + 1, right: right - 1, top: top + dy, bottom: bottom - dy };
  };
  const seen = lines.map((line) => ({ ...line, box: shrunk(line.box), floor: floor(line.element) }))
    .sort((a, b) => a.box.top - b.box.top);
  seen.forEach((one, k) => {
    for (let j = k + 1; j < seen.length && seen[j].box.top < one.box.bottom; j++) {
      const other = seen[j];
      if (one.floor !== other.floor || one.element === other.element) continue;
      const both = cross(one.box, other.box);
      if (wide(both) > SLACK && high(both) > SLACK) tell("upon each other", one.element, ` | ${other.element.textContent.trim().slice(0, 40)}`);
    }
  });

  // ---- things to press ----
  const pressed = [];
  /** What stays in sight at an edge of what scrolls: the rest is scrolled from under it. */
  const stays = (element) => getComputedStyle(element).position === "sticky";
  for (const one of document.querySelectorAll("button, a[href], select, input, summary, [role=button]")) {
    if (hidden(one) || !one.checkVisibility({ visibilityProperty: true }) || one.closest("p, h1")) continue;
    const box = one.getBoundingClientRect();
    const inSight = frames(one.parentElement).reduce((left, frame) => cross(left, frame.box), box);
    const label = one.closest("label")?.getBoundingClientRect() ?? box;
    if (empty(cross(box, { left: 0, top: 0, right: innerWidth, bottom: Infinity }))) continue;
    if (Math.min(Math.max(box.width, label.width), Math.max(box.height, label.height)) < TARGET - 0.5)
      tell("small target", one, ` (${box.width.toFixed(0)}×${box.height.toFixed(0)})`);
    if (!(one instanceof SVGElement) && !empty(inSight)) pressed.push({ one, box: inSight, floor: floor(one) });
  }
  pressed.forEach((a, k) => {
    for (const b of pressed.slice(k + 1)) {
      if (a.floor !== b.floor || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (stays(a.one) !== stays(b.one)) continue;
      const both = cross(a.box, b.box);
      if (wide(both) > SLACK && high(both) > SLACK) tell("buttons upon each other", a.one, ` | ${b.one.textContent.trim().slice(0, 40)}`);
    }
  });

  // ---- what scrolls sideways says so; a header stays off the board below it ----
  for (const one of document.querySelectorAll("body *")) {
    const hides = one.scrollWidth > one.clientWidth + SLACK && /auto|scroll/.test(getComputedStyle(one).overflowX);
    if (hides && !one.dataset.more && one.checkVisibility({ visibilityProperty: true })) tell("scrolls sideways unsaid", one);
  }
  const [head, board] = ["header", "main"].map((part) => document.querySelector(`.table > ${part}`)?.getBoundingClientRect());
  if (head && head.top < board.top && head.bottom > board.top + SLACK) found.push(`the header lies upon the board: ${head.height}`);

  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
  return [...new Set(found)];
}
