import { Companies } from './companies.tsx';

export default function CustomerList() {
  return <Companies list="customers" only="customer" />;
}
