export default {
  title: 'Mapa',
  pin: 'Špendlík',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  close: 'Zavřít',
  metres: 'm',
  kilometres: 'km',
  wheel: 'Mapu přiblížíte kolečkem při stisknuté klávese Ctrl',
  wheelOnMac: 'Mapu přiblížíte posunutím při stisknuté klávese ⌘',
  fingers: 'Mapu posunete dvěma prsty',
  unsupported: 'Toto zařízení neumí mapu vykreslit. Adresa a poloha jsou uvedeny textem.',
  pickHint:
    'Klepněte do mapy nebo přetáhněte špendlík. Na klávesnici mapu posunete šipkami, přiblížíte klávesami + a − a klávesou Enter dáte špendlík doprostřed.',
};
