/** All that is no place of the admin area. */
import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

export default function AdminOther() {
  return null;
}
