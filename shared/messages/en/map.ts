export default {
  title: 'Map',
  pin: 'Pin',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  metres: 'm',
  kilometres: 'km',
  wheel: 'Hold Ctrl and scroll to zoom the map',
  wheelOnMac: 'Hold ⌘ and scroll to zoom the map',
  fingers: 'Use two fingers to move the map',
  unsupported: 'This device cannot draw the map. The address and the point are shown as text.',
  pickHint:
    'Press the map or drag the pin. By keyboard: the arrows move the map, + and − zoom it, and Enter puts the pin in its middle.',
};
