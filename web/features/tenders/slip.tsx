export default function Slip() {
  return null;
}
