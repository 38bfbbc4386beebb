/** What of a picture is seen: its middle in the picture's pixels, and how many times the smallest zoom it is enlarged. */
export type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const whole = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the seen square in the picture's pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Nothing beyond the picture's edge is seen. */
export const within = (size: Size, crop: Crop): Crop => {
  const half = sideOf(size, crop) / 2;
  const between = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { ...crop, x: between(crop.x, size.width), y: between(crop.y, size.height) };
};

/** Moved by a part of the seen square: 1 is its whole side. */
export const moved = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
};
