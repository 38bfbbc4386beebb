import { Companies } from './companies.tsx';

export default function VendorList() {
  return <Companies list="vendors" only="vendor" />;
}
