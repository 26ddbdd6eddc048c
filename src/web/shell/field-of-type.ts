import { Field } from '../design/field.tsx';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';

/** The Field of an input that a visitor writes how to reach them into, by its type. */
export const fieldOfType = (type: 'text' | 'email' | 'tel' | 'url'): typeof Field =>
  type === 'tel' ? PhoneField : type === 'email' ? EmailField : Field;
