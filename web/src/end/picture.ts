/** A picture of the board as it stands in its frame: one file that needs nothing else.
 *
 *  Every rule of the page that applies to the drawing now goes along under a class of its own, in the order in which rules
 *  win; so do the values of variables, the typefaces, and what the drawing refers to elsewhere in the page. What asks
 *  somebody to act (`data-asking`) stays behind. */

const SVG = "http://www.w3.org/2000/svg";
const INHERITED = ["color", "font-family", "font-size", "font-weight", "font-feature-settings"];
const SHARPNESS = 2;
const LARGEST = 8192;

export interface Picture {
  source: string;
  width: number;
  height: number;
}

interface Kept {
  weight: number;
  text: string;
}

/** The board: of all drawings of the map the largest. */
export function boardOf(map: ParentNode): SVGSVGElement | null {
  const area = (svg: Element): number => svg.clientWidth * svg.clientHeight;
  const found = [...map.querySelectorAll<SVGSVGElement>('svg[role="group"]')];
  return found.sort((a, b) => area(b) - area(a))[0] ?? null;
}

export async function draw(board: SVGSVGElement): Promise<Picture> {
  const { width, height } = board.getBoundingClientRect();
  const copy = board.cloneNode(true) as SVGSVGElement;
  const pairs = new Map<Element, Element>([...pairsOf(board, copy), ...beside(board, copy)]);
  for (const [own, other] of borrowed(board, copy)) pairs.set(own, other);
  const rules = [...document.styleSheets].flatMap((sheet) => applied([...sheet.cssRules], pairs));
  const text = rules.sort((a, b) => a.weight - b.weight).map((rule) => rule.text);
  const faces = await typefaces();
  const style = document.createElementNS(SVG, "style");
  style.textContent = [...faces, ...text].join("\n");
  dress(copy, board, style.textContent);
  for (const asking of copy.querySelectorAll("[data-asking]")) asking.remove();
  const [left, top] = moved(board);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  copy.prepend(style, ground(board, left, top));
  return { source: new XMLSerializer().serializeToString(copy).replace(/<!--.*?-->/g, ""), width, height };
}

/** Which point of the drawing lies in the corner: where it was moved to is no part of it. */
function moved(board: Element): [left: number, top: number] {
  const { e, f } = new DOMMatrix(getComputedStyle(board).transform);
  return [-e, -f];
}

/** The outermost element: what it inherits, and all variables. */
function dress(copy: SVGSVGElement, board: Element, text: string): void {
  const computed = getComputedStyle(board);
  const used = new Set(`${text}${copy.outerHTML}`.match(/--[\w-]+/g) ?? []);
  copy.removeAttribute("style");
  for (const name of [...INHERITED, ...used]) {
    const value = computed.getPropertyValue(name);
    if (!/url\((?!["']?#)/.test(value)) copy.style.setProperty(name, value);
  }
  copy.setAttribute("xmlns", SVG);
}

/** What lies under the drawing. */
function ground(board: Element, left: number, top: number): SVGRectElement {
  const rect = document.createElementNS(SVG, "rect");
  rect.setAttribute("x", String(left));
  rect.setAttribute("y", String(top));
  let under: Element | null = board;
  while (under && getComputedStyle(under).backgroundColor === "rgba(0, 0, 0, 0)") under = under.parentElement;
  rect.setAttribute("width", "100%");
  rect.setAttribute("height", "100%");
  rect.setAttribute("fill", under ? getComputedStyle(under).backgroundColor : "white");
  return rect;
}

function pairsOf(own: Element, other: Element): [Element, Element][] {
  const others = [...other.querySelectorAll("*")];
  return [[own, other], ...[...own.querySelectorAll("*")].map((one, k): [Element, Element] => [one, others[k]!])];
}

/** Drawings that lie under the board or over it, and move with it. */
function beside(board: Element, copy: Element): [Element, Element][] {
  const drawings = [...(board.parentElement?.querySelectorAll(":scope > svg") ?? [])];
  const pairs = drawings.filter((own) => own !== board).map((own): [Element, Element] => [own, bare(own)]);
  const [copies, under] = [pairs.map(([, other]) => other), drawings.indexOf(board)];
  copy.prepend(...copies.slice(0, under));
  copy.append(...copies.slice(under));
  return pairs.flatMap(([own, other]) => pairsOf(own, other));
}

/** A copy that lies where it was drawn. */
function bare(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  copy.removeAttribute("style");
  return copy;
}

/** What the drawing refers to and does not hold: emblems and patterns from elsewhere in the page. */
function borrowed(board: Element, copy: Element): [Element, Element][] {
  const defs = document.createElementNS(SVG, "defs");
  const found: [Element, Element][] = [];
  const seen = new Set([...board.querySelectorAll("[id]")].map((one) => one.id));
  const wanted = [...references(copy)];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const own = seen.has(id) ? null : document.getElementById(id);
    seen.add(id);
    if (!own) continue;
    const other = own.cloneNode(true) as Element;
    defs.append(other);
    found.push(...pairsOf(own, other));
    wanted.push(...references(other));
  }
  copy.prepend(defs);
  return found;
}

function references(drawing: Element): Set<string> {
  const named = drawing.outerHTML.matchAll(/(?:url\((?:&quot;|["'])?|href=["'])#([^)"'&]+)/g);
  return new Set([...named].map((found) => found[1]!));
}

/** The rules that apply to a part of the drawing now, each under a class of its own. */
function applied(rules: CSSRule[], pairs: ReadonlyMap<Element, Element>): Kept[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? inside(rule, pairs) : [];
    if (rule instanceof CSSStyleRule) return named(rule, pairs);
    return "cssRules" in rule ? inside(rule as CSSGroupingRule, pairs) : [];
  });
}

const inside = (rule: CSSGroupingRule, pairs: ReadonlyMap<Element, Element>): Kept[] =>
  rule instanceof CSSKeyframesRule ? [] : applied([...rule.cssRules], pairs);

let counted = 0;

function named(rule: CSSStyleRule, pairs: ReadonlyMap<Element, Element>): Kept[] {
  if (!rule.style.length || rule.selectorText.includes("::")) return [];
  const hit = [...pairs].filter(([own]) => own.matches(rule.selectorText));
  if (!hit.length) return [];
  const name = `r${(counted += 1)}`;
  for (const [, other] of hit) other.classList.add(name);
  return [{ weight: weightOf(rule.selectorText), text: `.${name}{${rule.style.cssText}}` }];
}

/** How much a selector counts against others, as far as ours go; rules that count the same stay in their order. */
export function weightOf(selector: string): number {
  const weights = selector.split(",").map((one) => {
    const bare = one.replace(/:where\([^)]*\)/g, "").replace(/:(not|is)\(/g, " ");
    const ids = bare.match(/#[\w-]+/g)?.length ?? 0;
    const classes = bare.match(/\.[\w-]+|\[[^\]]*\]|:[a-z-]+/g)?.length ?? 0;
    const elements = bare.match(/(^|[\s>+~(])[a-z][\w-]*/g)?.length ?? 0;
    return ids * 10000 + classes * 100 + elements;
  });
  return Math.max(...weights);
}

/** The typefaces of the page, as data. */
async function typefaces(): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => [sheet, rule] as const));
  const faces = rules.filter(([, rule]) => rule instanceof CSSFontFaceRule);
  return Promise.all(faces.map(([sheet, rule]) => withData(rule.cssText, sheet.href ?? location.href)));
}

async function withData(face: string, base: string): Promise<string> {
  const url = /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1];
  if (!url || url.startsWith("data:")) return face;
  const file = await (await fetch(new URL(url, base))).blob();
  return face.replace(url, await dataOf(file));
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(file);
  });
}

// ---- files ----
export const asSvg = ({ source }: Picture): Blob => new Blob([source], { type: "image/svg+xml" });

/** The same as points, twice as many as the screen's each way. */
export async function asPng(picture: Picture): Promise<Blob> {
  const sharp = Math.min(SHARPNESS, LARGEST / Math.max(picture.width, picture.height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(picture.width * sharp), Math.round(picture.height * sharp)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no picture"))), "image/png"),
  );
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
