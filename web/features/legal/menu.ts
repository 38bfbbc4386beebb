import { BookOpen, type LucideIcon, Scale, ShieldCheck } from 'lucide-react';
import type { MenuPage } from '../../kit/parts/area-menu.ts';
import { type DocumentPage, paths } from '../../paths.ts';

const documentPage = (page: DocumentPage, shortcut: string, icon: LucideIcon, position: number): MenuPage => ({
  label: page,
  to: paths.documents.page(page),
  icon,
  shortcut,
  places: [{ group: 'legal', position, roles: ['ROLE_ADMIN'] }],
});

export default [
  documentPage('legacy', 'E', Scale, 10),
  documentPage('privacy', 'Y', ShieldCheck, 20),
  documentPage('customer', 'K', BookOpen, 30),
  documentPage('performers', 'F', BookOpen, 40),
  documentPage('workers', 'O', BookOpen, 50),
  documentPage('admins', 'X', BookOpen, 60),
];
