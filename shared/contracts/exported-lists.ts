import { exportedAudit } from './exported-audit.ts';
import { exportedCompanies } from './exported-companies.ts';
import { exportedDocuments } from './exported-documents.ts';
import { exportedOrders, exportedSales } from './exported-orders.ts';
import { exportedPayroll } from './exported-payroll.ts';
import { exportedProducts } from './exported-products.ts';
import { exportedShifts } from './exported-shifts.ts';
import { exportedObjectStatistics, exportedStaffStatistics } from './exported-statistics.ts';
import { exportedStores } from './exported-stores.ts';
import { exportedTransactions } from './exported-transactions.ts';
import { exportedUsers } from './exported-users.ts';

/** Every list that can be exported, by the name in requests. */
export const exportedLists = {
  users: exportedUsers,
  stores: exportedStores,
  companies: exportedCompanies,
  shifts: exportedShifts,
  audit: exportedAudit,
  payroll: exportedPayroll,
  products: exportedProducts,
  documents: exportedDocuments,
  transactions: exportedTransactions,
  orders: exportedOrders,
  sales: exportedSales,
  staffStatistics: exportedStaffStatistics,
  objectStatistics: exportedObjectStatistics,
} as const;
export type ExportedListName = keyof typeof exportedLists;
export const exportedListNames = Object.keys(exportedLists) as [ExportedListName, ...ExportedListName[]];
