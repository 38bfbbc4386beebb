/** The visible part of a picture: its centre in picture pixels, and the zoom as a multiple of the smallest. */
export type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const fullCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the visible square in picture pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Keeps the visible square inside the picture. */
export const within = (size: Size, crop: Crop): Crop => {
  const half = sideOf(size, crop) / 2;
  const between = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { ...crop, x: between(crop.x, size.width), y: between(crop.y, size.height) };
};

/** Moves by a fraction of the visible square's side. */
export const moved = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
};
