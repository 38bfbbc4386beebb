export default function ProductView() {
  return null;
}
