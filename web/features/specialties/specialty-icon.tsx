import {
  Briefcase,
  BrushCleaning,
  ChefHat,
  ClipboardList,
  Coffee,
  Croissant,
  Forklift,
  type LucideIcon,
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
import type { Specialty } from '#shared/contracts/specialties.ts';
import { type SpecialtyIcon as Name, specialtyIcons } from '#shared/domain/specialties/icons.ts';
import { Avatar } from '../../ui/avatar.tsx';

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

/** Its picture, or its icon if it has none. */
export const CategoryMark = ({ name, icon, avatar }: Pick<Specialty, 'name' | 'icon' | 'avatar'>) =>
  avatar ? (
    <Avatar company size="sm" name={name} photo={avatar} />
  ) : (
    <SpecialtyIcon name={icon} className="text-ink-3 size-4 flex-none" />
  );
