import { Companies } from './companies.tsx';

export default function CompanyList() {
  return <Companies list="companies" />;
}
