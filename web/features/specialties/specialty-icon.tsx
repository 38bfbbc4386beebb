import {
  Briefcase,
  BrushCleaning,
  ChefHat,
  ClipboardList,
  Coffee,
  Croissant,
  Forklift,
  Megaphone,
  Moon,
  PackageOpen,
  Sandwich,
  ScanBarcode,
  Shield,
  ShoppingBasket,
  ShoppingCart,
  Truck,
  Warehouse,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { SpecialtyIcon as Name } from '#shared/domain/specialties/icons.ts';
import { specialtyIcons } from '#shared/domain/specialties/icons.ts';

const icons: Record<Name, LucideIcon> = {
  briefcase: Briefcase,
  'scan-barcode': ScanBarcode,
  'shopping-basket': ShoppingBasket,
  'shopping-cart': ShoppingCart,
  'package-open': PackageOpen,
  moon: Moon,
  croissant: Croissant,
  sandwich: Sandwich,
  coffee: Coffee,
  'chef-hat': ChefHat,
  warehouse: Warehouse,
  forklift: Forklift,
  truck: Truck,
  'brush-cleaning': BrushCleaning,
  'clipboard-list': ClipboardList,
  megaphone: Megaphone,
  shield: Shield,
  wrench: Wrench,
};

const isKnown = (name: string): name is Name => (specialtyIcons as readonly string[]).includes(name);

/** Items that were stored before the set was fixed may have another name. */
export const SpecialtyIcon = ({ name, className }: { name: string; className?: string }) => {
  const Icon = isKnown(name) ? icons[name] : Briefcase;
  return <Icon aria-hidden className={className} />;
};
