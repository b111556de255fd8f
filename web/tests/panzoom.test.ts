import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inCells } from "../src/lib/cells";
import type { Layer } from "../src/lib/layers.svelte";
import { PanZoom } from "../src/lib/panzoom.svelte";

vi.mock("../src/theme.svelte", () => ({ calm: () => false })); // it asks a page

const FRAME = 16;
const REST = 160; // after which a wheel is said to rest
const frame = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => undefined };
const pointer = (x: number, y: number): PointerEvent =>
  ({
    button: 0,
    buttons: 1,
    pointerId: 1,
    pointerType: "mouse",
    clientX: x,
    clientY: y,
    currentTarget: frame,
  }) as never;
const wheel = (deltaY: number): WheelEvent =>
  ({ deltaY, clientX: 100, clientY: 100, currentTarget: frame, preventDefault: () => undefined }) as never;

function drag(pan: PanZoom, dx: number, dy: number): void {
  pan.down(pointer(100, 100));
  pan.move(pointer(100 + dx, 100 + dy));
  pan.up(pointer(100 + dx, 100 + dy));
}

describe("a drawing in its frame", () => {
  let pan: PanZoom;
  let layer: Layer;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
    pan = new PanZoom({ width: 1000, height: 500 });
    layer = pan.layer();
    pan.resize(500, 250);
    pan.wheel(wheel(-700));
    vi.runAllTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("stands where it stood after its frame had no room for a moment", () => {
    const before = pan.toPixels([300, 200]);
    pan.resize(500, 0);
    pan.resize(500, 250);
    expect(pan.toPixels([300, 200])).toEqual(before.map((at) => expect.closeTo(at)));
  });

  it("is drawn anew when it rests in another size", () => {
    const before = layer.transform;
    pan.wheel(wheel(-100));
    expect([layer.transform, layer.shift]).toEqual([before, expect.stringContaining("scale(1.1")]);
    vi.runAllTimers();
    expect(layer.transform).not.toBe(before);
    expect(layer.shift).toBe("none");
  });

  it("stays where one looks while one zooms, whatever happens elsewhere", () => {
    const before = layer.transform;
    pan.wheel(wheel(-100));
    const looked = layer.shift;
    pan.reveal([1000, 500]);
    expect([layer.transform, layer.shift]).toEqual([before, looked]);
    vi.runAllTimers();
    const rested = layer.shift;
    pan.reveal([1000, 500]);
    expect(layer.shift).not.toBe(rested);
  });

  it("is not drawn again for being dragged: its layer lies elsewhere", () => {
    const before = layer.transform;
    drag(pan, -30, -20);
    vi.runAllTimers();
    expect([layer.transform, layer.shift]).toEqual([before, "translate(-30px,-20px)"]);
  });

  it("fills its frame where it is to, and stays where one looks when the frame changes", () => {
    const sheet = { width: 1000, height: 500, cover: true };
    const world = new PanZoom(sheet);
    world.resize(200, 250);
    world.centre([700, 250]);
    expect([world.unit, world.larger, world.toUnits([100, 125])[0]]).toEqual([0.5, true, 700]);
    world.resize(240, 250);
    expect(world.toUnits([120, 125])[0]).toBeCloseTo(700);
    sheet.cover = false;
    world.resize(500, 300);
    expect([world.unit, world.larger, world.toPixels([0, 0])]).toEqual([0.5, false, [0, 25]]);
  });

  it("is seen whole though it fills its frame, fills it again, and lies whole in a frame that is turned", () => {
    const sheet = { width: 1000, height: 500, cover: true };
    const world = new PanZoom(sheet);
    world.resize(200, 250);
    world.centre([700, 250]);
    world.fit();
    vi.runAllTimers();
    expect([world.shrunk, world.toPixels([0, 0]), world.toPixels([1000, 500])]).toEqual([true, [0, 75], [200, 175]]);
    world.fill();
    vi.runAllTimers();
    expect([world.shrunk, world.unit * world.k, world.toUnits([100, 125])]).toEqual([false, 0.5, [700, 250]]);
    world.fit();
    sheet.cover = false;
    world.resize(500, 250);
    expect([world.k, world.toPixels([1000, 500])]).toEqual([1, [500, 250]]);
  });

  it("stays where one looks when the frame is turned, and the sheet with it", () => {
    const sheet = { width: 1860, height: 1000, cover: true };
    const world = new PanZoom(sheet);
    world.resize(390, 487);
    world.zoomBy(2);
    world.centre([600, 600]);
    sheet.cover = false;
    world.resize(844, 390);
    expect(world.toUnits([422, 195])).toEqual([600, 600].map((at) => expect.closeTo(at)));
  });

  it("fills its frame again where one looked, however it came to be seen whole", () => {
    const world = new PanZoom({ width: 1000, height: 500, cover: true });
    world.resize(200, 250);
    world.centre([700, 250]);
    for (let k = 0; k < 4; k++) world.zoomBy(1 / 1.4);
    vi.runAllTimers();
    expect(world.shrunk).toBe(true);
    world.fill();
    expect(world.toUnits([100, 125])).toEqual([700, 250]);
  });

  it("lies between no two pixels", () => {
    drag(pan, -30.4, -20.6);
    expect(layer.shift).toBe("translate(-30px,-21px)");
  });

  it("is drawn layer by layer, each in a frame of its own, and all in the same place", () => {
    const layers = [layer, pan.layer(), pan.layer()];
    const drawn = (): boolean[] => layers.map((one) => one.shift === "none");
    pan.wheel(wheel(-100));
    expect(drawn()).toEqual([false, false, false]);
    vi.advanceTimersByTime(REST);
    expect(drawn()).toEqual([true, false, false]);
    vi.advanceTimersByTime(FRAME);
    expect(drawn()).toEqual([true, true, false]);
    drag(pan, -30.4, -20.6);
    vi.runAllTimers();
    expect(new Set(layers.map((one) => one.transform)).size).toBe(1);
    expect(layers.map((one) => one.shift)).toEqual(layers.map(() => "translate(-30px,-21px)"));
  });

  it("is drawn in no size that is not the last", () => {
    const under = pan.layer();
    pan.wheel(wheel(-100));
    vi.advanceTimersByTime(REST);
    pan.wheel(wheel(-100));
    const before = under.transform;
    vi.advanceTimersByTime(FRAME);
    expect(under.transform).toBe(before);
    vi.runAllTimers();
    expect(under.transform).toBe(layer.transform);
  });

  it("is not moved away from whoever drags it", () => {
    pan.down(pointer(100, 100));
    pan.move(pointer(90, 100));
    const before = layer.shift;
    pan.reveal([990, 490]);
    expect(layer.shift).toBe(before);
  });

  it("says where a pixel is", () => {
    drag(pan, -30, -20);
    const [x, y] = pan.toUnits(pan.toPixels([321, 123]));
    expect([x, y]).toEqual([expect.closeTo(321), expect.closeTo(123)]);
  });
});

it("draws strokes near each other together, and every stroke once", () => {
  expect(inCells("M10 10l5 5M900.5 20h3M30-40h1M12 11v4", 100)).toEqual([
    "M10 10l5 5M12 11v4",
    "M900.5 20h3",
    "M30-40h1",
  ]);
});
